import type { FeelPages } from '#src/i18n/shape.ts'

/** See en/feelPages.ts. */
export const feelPages: FeelPages = {
  title: '{feel}: filmes e séries',
  description: '{text} Os melhores filmes e séries que têm isso, por estado de espírito.',
  all: 'Todas as sensações',
  count: { one: '{count} título tem isso.', other: '{count} títulos têm isso.' },
  lights: 'Acende {first}.',
  lightsBoth: 'Acende primeiro {first}, depois {second}.',
  lamps: 'O que acende',
  allOf: 'Todos os {count}',
  beside: 'Logo ao lado',
  besideText: 'O que costuma vir junto.',
  index: {
    title: 'O que se sente, pelo nome',
    heading: 'O que se sente',
    lead: 'Tudo aquilo pelo que distinguimos filmes e séries. Escolha uma coisa e veja quem tem mais.',
    description:
      'Do humor seco à família escolhida: todas as sensações pelas quais o Moodlight escolhe filmes e séries, com os melhores títulos de cada uma.',
  },
  families: {
    funny: 'Jeitos de ter graça',
    inLove: 'Jeitos de amar',
    slow: 'O que acalma o pulso',
    moved: 'O que comove',
    switchedOff: 'Para desligar',
    elsewhere: 'Estar em outro lugar',
    pulse: 'O que acelera o pulso',
    learning: 'Aprender alguma coisa',
    weather: 'Tempo mais duro',
  },
}
