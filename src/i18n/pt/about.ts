import type { AboutText } from '#src/i18n/longText.ts'

export const about: AboutText = {
  title: 'Uma lista que começa por você',
  subtitle:
    'Os outros sites perguntam o que você quer ver. O Moodlight pergunta como você quer se sentir, e responde com títulos que fazem isso.',
  description:
    'Por que o Moodlight existe, como escolhe filmes e séries pelo estado de espírito e de onde vêm os dados.',
  features: [
    {
      heading: 'Descoberta',
      text: 'Oito estados de espírito em vez de mil quadradinhos. Cada título é conhecido pelo que faz sentir e diz por que combina com hoje.',
    },
    {
      heading: 'Dentro da lei',
      text: 'Não hospedamos nada e só levamos a serviços licenciados. Sem transmissões piratas, sem downloads, sem cantos escuros.',
    },
    {
      heading: 'Para o mundo',
      text: 'Treze países com seus próprios serviços, cinco idiomas, e filmes e séries de toda parte.',
    },
    {
      heading: 'Feito para você',
      text: 'Sem conta, sem anúncios, sem rastreamento. A página funciona num celular antigo, só com o teclado e sem scripts.',
    },
  ],
  stepsHeading: 'Como funciona',
  steps: [
    {
      heading: 'Escolha uma luz',
      text: 'Rir, chorar, acalmar, fugir: o estado de espírito é a única pergunta que importa.',
    },
    { heading: 'Escolha a forma', text: 'Filmes, séries ou os dois, conforme o tamanho da noite.' },
    {
      heading: 'Leia o motivo',
      text: 'De seis a oito títulos, cada um com uma linha sobre por que combina e onde passa no seu país.',
    },
  ],
  dataHeading: 'De onde vêm os dados',
  data: [
    'This product uses the TMDB API but is not endorsed or certified by TMDB. Ou seja: este produto usa a API do TMDB, mas não é endossado nem certificado pelo TMDB.',
    'Os fatos sobre filmes e séries vêm de bancos de dados públicos. Onde a oferta aparece ao vivo, a fonte é o JustWatch. Na estante que vem com o site, a disponibilidade é revista à mão e traz a data; a última palavra é do serviço.',
    'As descrições e os motivos são nossos.',
  ],
  lampsHeading: 'Experimente',
  lampsText: 'Oito luzes, oito noites.',
}
