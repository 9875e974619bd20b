import type { Landing } from '#src/i18n/shape.ts'

export const landing: Landing = {
  moods: {
    laugh: {
      heading: 'O que faz rir de verdade',
      text: 'Comédia tem uma obrigação só: arrancar um som de você. Confusão que foge do controle, cara séria até o fim, diálogo mais rápido que a sua resposta: aqui vale tudo isso, e só ser simpático não basta. As sugestões de hoje têm graça de jeitos diferentes; se a primeira não for o seu tipo de bobagem, a próxima pode ser.',
    },
    romantic: {
      heading: 'O que faz um romance',
      text: 'O amor precisa ser a história, e não o prêmio no fim dela. Paixão em fogo baixo, segundas chances, cartas que chegam tarde: o que estas sugestões têm em comum é um desejo que se sente do outro lado da sala. Umas acabam bem, outras não, e não vamos contar quais.',
    },
    calm: {
      heading: 'O que traz calma',
      text: 'Calma não é sinônimo de tédio. Estas sugestões não têm pressa, querem bem às pessoas e não levantam a voz: cozinhas, jardins, longas caminhadas, gente que faz algo bem-feito e gosta de fazer. Dá para parar quando quiser, e você não vai querer.',
    },
    cry: {
      heading: 'O que vale um bom choro',
      text: 'Não basta ser triste: a lágrima tem que ser merecida. Chorar bem é chorar por amor, por quem vai embora, por um pai ou uma mãe, por uma vida que tomou outro rumo. O que as sugestões de hoje têm em comum é levar o seu coração a sério, e quase todas o devolvem um pouco mais leve.',
    },
    mindless: {
      heading: 'O que ajuda a desligar',
      text: 'Nada de enigma, nada de lição de casa, nada para lembrar amanhã. Explosões sem motivo, encontros que dão errado, competições para gritar com a tela: estas sugestões pedem um sofá e metade da sua atenção. Aqui, bobagem é elogio, e a culpa é opcional.',
    },
    escape: {
      heading: 'O que leva para longe',
      text: 'A porta tem que dar em outro lugar: outro planeta, outra época, uma floresta onde os bichos respondem. As sugestões de hoje constroem um mundo com regras próprias e deixam você morar lá um pouco. O dia a dia é o único lugar aonde nenhuma delas vai.',
    },
    adrenaline: {
      heading: 'O que faz o coração disparar',
      text: 'Você precisa perceber, de repente, que estava sem respirar. Um relógio que se esgota, uma perseguição que não larga, um barulho no andar de cima: cada sugestão chega à mesma pulsação por um caminho. Silêncio longo pode, desde que haja algo à espera dentro dele.',
    },
    educational: {
      heading: 'O que ensina sem dar aula',
      text: 'O teste é simples: amanhã você vai contar para alguém. Vidas que vale conhecer, ciência explicada com clareza, arquivos que alguém queria fechados: as sugestões de hoje falam do mundo real, filmado ou recontado. Nenhuma tem cara de escola.',
    },
  },
  platforms: {
    heading: 'Para que serve',
    texts: {
      netflix:
        'Venha quando quiser companhia de longe: séries da Coreia, da Espanha ou do Brasil dividem espaço com as americanas, dubladas ou legendadas, e muitas temporadas chegam inteiras. Os filmes mudam todo mês; o que você deixar para depois pode já ter saído.',
      disney:
        'A escolha mais segura com crianças na sala, e uma boa escolha sem elas: Pixar para chorar, Star Wars e Marvel para ir longe, National Geographic para o mundo real. Ao lado fica boa parte da 20th Century Studios, onde as arestas são mais afiadas.',
      prime:
        'Uma loja grande e bagunçada: séries próprias, um estoque de filmes que muda sempre e quase todo o resto para alugar ou comprar. Confira o que está incluído antes de dar o play. Compensa para quem já chega com um título na cabeça.',
      hbo: 'Venha pelas séries que levam a televisão a sério e, atrás delas, pelas prateleiras da Warner Bros. Menos títulos que em outros lugares, muitos deles bem comentados; é menos lugar de beliscar e mais de sentar à mesa.',
    },
    strongest: 'Do que conhecemos por lá, a maior parte é para',
  },
  lists: {
    moviesOfGenre:
      'Filmes do gênero {genre}, dos mais bem avaliados em diante: como é assistir a cada um e onde ele passa no seu país.',
    tvShowsOfGenre:
      'Séries do gênero {genre}, das mais bem avaliadas em diante: como é assistir a cada uma e onde ela passa no seu país.',
  },
}
