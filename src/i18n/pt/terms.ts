import type { LongText } from '#src/i18n/longText.ts'

export const terms: LongText = {
  title: 'Termos de Uso',
  description: 'As regras para usar o Moodlight: o que o serviço é, o que não é, e o que pedimos uns aos outros.',
  stand: 'O Moodlight recomenda filmes e séries e diz onde passam. Ele não os exibe.',
  sections: [
    {
      id: 'agreement',
      heading: 'Aceitação dos termos',
      blocks: ['Ao usar o Moodlight você aceita estes termos. Se não aceita, por favor não use o site.'],
    },
    {
      id: 'service',
      heading: 'Descrição do serviço',
      blocks: [
        'O Moodlight é um serviço gratuito que recomenda filmes e séries pelo estado de espírito e indica plataformas licenciadas que os oferecem. Não hospedamos nem transmitimos conteúdo. Navegar não exige conta.',
      ],
    },
    {
      id: 'accounts',
      heading: 'Contas de usuário',
      blocks: [
        'Alguns recursos podem exigir uma conta. Se você tem uma, compromete-se a:',
        {
          list: [
            'manter em sigilo os dados da conta,',
            'responder por toda atividade nela,',
            'dar informações corretas e completas,',
            'mantê-las atualizadas.',
          ],
        },
      ],
    },
    {
      id: 'use',
      heading: 'Uso aceitável',
      blocks: [
        'Ao usar o Moodlight, você não pode:',
        {
          list: [
            'usá-lo para algo ilegal,',
            'fazer-se passar por outra pessoa ou organização,',
            'enviar conteúdo nocivo ou abusivo,',
            'tentar acesso não autorizado a qualquer parte dele,',
            'perturbar o serviço ou sobrecarregá-lo,',
            'usar acesso automatizado que não permitimos,',
            'fazer engenharia reversa além do que a lei permite.',
          ],
        },
      ],
    },
    {
      id: 'content',
      heading: 'Conteúdo e recomendações',
      blocks: [
        'Recomendações são sugestões. Não garantimos que sejam exatas, que um título esteja disponível, que você goste dele, nem que as informações sobre plataformas estejam em dia.',
      ],
    },
    {
      id: 'third-parties',
      heading: 'Serviços de terceiros',
      blocks: ['Os links levam a serviços de terceiros, com seus próprios termos e preços. Não respondemos por eles.'],
    },
    {
      id: 'property',
      heading: 'Propriedade intelectual',
      blocks: [
        'Títulos, nomes e marcas são de seus donos. Nossos textos, design e código são do Moodlight ou de seus licenciantes. This product uses the TMDB API but is not endorsed or certified by TMDB. A disponibilidade ao vivo vem do JustWatch.',
      ],
    },
    {
      id: 'privacy',
      heading: 'Privacidade',
      blocks: ['Como tratamos dados está na [Política de Privacidade](/privacy/).'],
    },
    {
      id: 'disclaimers',
      heading: 'Isenções',
      blocks: ['O serviço é oferecido como está, sem garantias além das que a lei prescreve.'],
    },
    {
      id: 'liability',
      heading: 'Limitação de responsabilidade',
      blocks: [
        'Até onde a lei permite, não respondemos por danos indiretos ou consequentes do uso do serviço ou da impossibilidade de usá-lo.',
      ],
    },
    {
      id: 'termination',
      heading: 'Encerramento',
      blocks: [
        'Podemos suspender ou encerrar o acesso a qualquer momento, sem aviso, em especial se estes termos forem descumpridos. Você pode deixar de usar o Moodlight e apagar sua conta quando quiser.',
      ],
    },
    {
      id: 'changes',
      heading: 'Mudanças nos termos',
      blocks: [
        'Podemos mudar estes termos. Procuramos avisar mudanças importantes com pelo menos 30 dias de antecedência.',
      ],
    },
    {
      id: 'law',
      heading: 'Lei aplicável',
      blocks: [
        'Estes termos seguem a lei do lugar onde o operador do Moodlight está estabelecido, sem tirar os direitos que a lei do seu país dá a você como consumidor.',
      ],
    },
    {
      id: 'contact',
      heading: 'Contato',
      blocks: [
        'Dúvidas sobre estes termos vão pelo [formulário de contato](/contact/) ou pelos canais de suporte indicados lá.',
      ],
    },
  ],
}
