import type { LongText } from '#src/i18n/longText.ts'

export const privacy: LongText = {
  title: 'Política de Privacidade',
  description:
    'O que o Moodlight sabe sobre você, que é pouco: o que fica guardado, onde, por quanto tempo e como apagar.',
  stand:
    'Você pode usar o Moodlight sem dizer quem é. Sem anúncios, sem rastreamento, sem terceiros em página nenhuma.',
  sections: [
    {
      id: 'collected',
      heading: 'O que coletamos',
      blocks: [
        'Dados pessoais: nenhum, a não ser que você entre com uma conta. Nesse caso, o perfil guarda o nome, o e-mail e a imagem que o serviço de acesso nos dá, e o que você acrescentar: telefone, preferências de contato, gêneros e tipos favoritos e, só enquanto essa opção estiver ligada, os dez últimos estados de espírito.',
        'Sessões: de cada navegador em que você entrou, o tipo e o sistema (“Firefox no Windows”), quando você entrou e a hora do último uso, para que você os reconheça no seu perfil e possa encerrá-los. Uma sessão termina após 14 dias sem uso, no máximo 30 dias depois do login; o que guardamos dela some quando você a encerra, quando entra de novo depois disso ou com a sua conta.',
        'Uso: nosso provedor grava registros comuns de servidor (hora, endereço pedido com as palavras de uma busca, resposta, endereço de rede) para manter o site no ar e seguro. Não fazemos análise de audiência.',
        'Localização: o país, e às vezes a cidade e a região, que o provedor deduz do seu endereço de rede. Serve para a resposta e não é guardado. O país que você escolhe fica no seu aparelho, e num cookie se você o salvar nas configurações.',
      ],
    },
    {
      id: 'use',
      heading: 'Como usamos',
      blocks: [
        'O país decide quais serviços e títulos mostramos. Os favoritos do seu perfil dão mais espaço nas listas ao que você gosta; quem faz isso é o seu navegador, então nenhum cache compartilhado fica sabendo deles. Os estados de espírito lembrados aparecem só para você e não servem para mais nada. Nada serve para publicidade, e nenhum perfil seu é montado além do que você vê na sua própria página.',
      ],
    },
    {
      id: 'sharing',
      heading: 'Compartilhamento',
      blocks: [
        'Não vendemos nem compartilhamos nada, salvo quando a lei obriga. Os links para os serviços não levam informação sobre você.',
      ],
    },
    {
      id: 'security',
      heading: 'Segurança',
      blocks: [
        'As conexões são cifradas, as sessões são cookies cifrados que scripts não leem, e só o dono lê o próprio perfil.',
      ],
    },
    {
      id: 'rights',
      heading: 'Seus direitos',
      blocks: [
        'Você pode ler e mudar seu perfil quando quiser. A própria [página do seu perfil](/profile/) permite baixar tudo o que guardamos sobre você, encerrar cada uma das suas sessões, excluir sua conta na hora e desligar a lembrança dos estados de espírito, o que os apaga. Escreva pela [página de contato](/contact/), também para se opor a um uso ou reclamar; você pode recorrer à autoridade de proteção de dados.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies e armazenamento',
      blocks: [
        'Nenhum cookie é criado antes de você fazer algo que precise dele. Estas são todas as chaves:',
        {
          list: [
            'selectedCountry (armazenamento local): o país que você escolheu, até apagar.',
            'dismissedLanguageBar (armazenamento local): que você fechou a oferta de outro idioma.',
            'kept-pages, visited-pages, hashed-files, images e answers (cache storage), workbox-expiration (IndexedDB): cópias de páginas públicas, imagens e recomendações, para que abram sem internet. Seu perfil e suas buscas não ficam ali. Elas somem quando você limpa os dados do site no navegador.',
            'evening:1 (armazenamento local): quais títulos você salvou, viu, adiou ou descartou, e os desejos que ficam: seus serviços, seus idiomas e o que você deixa de fora. Fica até você mudar; com a sessão iniciada, está também na sua conta.',
            'evening:damaged (armazenamento local): o texto anterior de evening:1, só quando não pôde ser lido.',
            'together:1 (armazenamento local): as letras da sala em que você está com outras pessoas, para achar o caminho de volta. Some quando você sai dela.',
            'moodlight_room_… (cookie): mostra que este navegador está naquela sala; nenhum script consegue lê-lo. É apagado quando você sai, no máximo depois de 12 horas. A própria sala (lâmpadas, desejos, votos, os nomes digitados, quais títulos seus serviços permitem) fica no nosso servidor por duas horas depois do último lance e é apagada quando todos saem. Para isso seu navegador envia seus serviços e idiomas, se conta apenas o que eles incluem, o país, se você escolheu um, e quais dos candidatos da sala você já viu ou descartou; nada disso é guardado. Depois de um código errado, seu endereço fica guardado por uma hora, como hash.',
            'savedCards:1 (armazenamento local): o que mostram os cartões dos títulos que você salvou, viu ou descartou, no máximo 300, para a sua lista abrir sem internet. O que deixa de estar marcado sai daí.',
            '__Host-moodlight_country (cookie, um ano): o país salvo nas configurações de localização.',
            'nf_lang (cookie, um ano): o idioma escolhido no menu de idiomas ou na oferta de outro idioma.',
            '__Host-authjs.state, __Host-authjs.nonce, __Host-authjs.pkce.code_verifier e __Host-authjs.callback-url (cookies, 15 minutos): enquanto você está no serviço de acesso, que é você quem volta, e para onde.',
            '__Host-moodlight_session (cookie, 14 dias após a última visita, no máximo 30 dias após o login): sua sessão cifrada, só se você entrar.',
            '__Host-moodlight_signed_in (cookie, tanto quanto a sessão): que este navegador está conectado, para o cabeçalho mostrar isso e as páginas saberem se devem pedir seu perfil. Não contém nada sobre você e só existe se você entrar.',
          ],
        },
      ],
    },
    {
      id: 'third-parties',
      heading: 'Terceiros',
      blocks: [
        'Nenhuma página pede nada a terceiros: fontes, imagens e scripts vêm deste site. Ele é hospedado pela Netlify; perfis e caches ficam na Upstash. Os dados de filmes vêm do TMDB e a disponibilidade do JustWatch, que nada sabem de você. Se você entrar, o serviço escolhido para isso fica sabendo.',
      ],
    },
    {
      id: 'children',
      heading: 'Crianças',
      blocks: [
        'O Moodlight não se dirige a menores de 13 anos, e não coletamos dados deles de propósito. Se uma criança nos deu dados, escreva e apagaremos.',
      ],
    },
    {
      id: 'changes',
      heading: 'Mudanças',
      blocks: [
        'Quando esta política muda, esta página muda junto, e mudanças importantes são avisadas aqui com antecedência.',
      ],
    },
    {
      id: 'contact',
      heading: 'Contato',
      blocks: [
        'Dúvidas sobre privacidade vão pela [página de contato](/contact/). O formulário abre seu próprio programa de e-mail; nada passa pelo nosso servidor.',
      ],
    },
  ],
}
