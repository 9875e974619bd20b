import type { TitlePageWords } from '#src/i18n/shape.ts'

export const titlePage: TitlePageWords = {
  unavailable: {
    heading: 'Não deu para carregar este título',
    text: 'O banco de dados de filmes não respondeu. Tente de novo daqui a pouco.',
  },
  breadcrumb: 'Você está aqui',
  facts: 'Ficha',
  originalTitle: 'Título original',
  seasons: { heading: 'Temporadas', counted: '{count}, em {date}' },
  origin: { one: 'País de origem', other: 'Países de origem' },
  language: 'Idioma original',
  people: 'De e com',
  fits: 'Por que combina',
  feels: 'O que você vai sentir',
  light: {
    heading: 'Sua luz',
    lead: 'Quanto brilha cada estado de espírito, de 0 a 100.',
    picture: 'Perfil de estados de espírito, mais forte em {moods}. A lista traz todos os valores.',
  },
  watch: {
    heading: 'Onde assistir',
    kinds: { stream: 'Streaming', free: 'Grátis', rent: 'Alugar', buy: 'Comprar' },
    label: '{kind}: {platform}',
    unknown: 'Ainda não sabemos onde assistir, em nenhum dos nossos 13 países.',
    comesOut: 'Ainda não estreou: a estreia está prevista para {date}.',
    unknownIn: 'Ainda não sabemos onde assistir neste país: {country}.',
    hint: 'Cada link abre o site do próprio serviço em uma nova aba. Os catálogos mudam; a última palavra é do serviço.',
    live: 'Disponibilidade segundo o JustWatch, em {date}.',
  },
  headsUp: {
    heading: 'Antes de ver',
    tags: {
      'animal-death': 'Morte de um animal',
      'child-illness': 'Doença grave de uma criança',
      'sexual-violence': 'Violência sexual',
      suicide: 'Suicídio',
      gore: 'Sangue',
    },
    none: 'Nenhum aviso.',
    noPromise: 'Listamos o que sabemos; “nenhum aviso” não garante que não haja nada.',
  },
  ending: {
    summary: 'Como termina (spoiler)',
    kinds: {
      hopeful: 'Com esperança: você sai com alguma luz.',
      bittersweet: 'Agridoce: algo se ganha, algo se perde.',
      bleak: 'Sombrio: sem consolo no final.',
      open: 'Em aberto: a última pergunta fica com você.',
    },
  },
  similar: 'Mais títulos com essa sensação',
  share: 'Compartilhar',
  copyLink: 'Copiar link',
  copied: 'Link copiado',
  copyFailed: 'Não deu para copiar o link; ele está na barra de endereço.',
}
