import type { LongText } from '#src/i18n/longText.ts'

export const terms: LongText = {
  title: 'Terms of Service',
  description: 'The rules for using Moodlight: what the service is, what it is not, and what we ask of each other.',
  stand: 'Moodlight recommends films and series and tells you where they play. It does not play them.',
  sections: [
    {
      id: 'agreement',
      heading: 'Agreement to Terms',
      blocks: ['By using Moodlight you agree to these terms. If you do not agree, please do not use the site.'],
    },
    {
      id: 'service',
      heading: 'Description of Service',
      blocks: [
        'Moodlight is a free service that recommends films and series by mood and names licensed platforms that carry them. We host and stream no content. Browsing needs no account.',
      ],
    },
    {
      id: 'accounts',
      heading: 'User Accounts',
      blocks: [
        'Some features may require an account. If you have one, you agree to:',
        {
          list: [
            'keep your account details confidential,',
            'answer for all activity under your account,',
            'give accurate and complete information,',
            'keep that information updated.',
          ],
        },
      ],
    },
    {
      id: 'use',
      heading: 'Acceptable Use',
      blocks: [
        'When you use Moodlight, you may not:',
        {
          list: [
            'use it for anything unlawful,',
            'impersonate another person or organisation,',
            'send harmful or abusive content,',
            'seek unauthorized access to any part of it,',
            'disrupt the service or burden it unreasonably,',
            'use automated access that we have not permitted,',
            'reverse engineer it beyond what the law allows.',
          ],
        },
      ],
    },
    {
      id: 'content',
      heading: 'Content and Recommendations',
      blocks: [
        'Recommendations are suggestions. We do not guarantee that they are accurate, that a title is available, that you will enjoy it, or that information about platforms is current.',
      ],
    },
    {
      id: 'third-parties',
      heading: 'Third-Party Services',
      blocks: [
        'Links lead to services that others run under their own terms and prices. We are not responsible for them.',
      ],
    },
    {
      id: 'property',
      heading: 'Intellectual Property',
      blocks: [
        'Titles, names and marks belong to their owners. Our texts, design and code belong to Moodlight or its licensors. This product uses the TMDB API but is not endorsed or certified by TMDB; live availability is provided by JustWatch.',
      ],
    },
    {
      id: 'privacy',
      heading: 'Privacy',
      blocks: ['How we treat data is described in the [Privacy Policy](/privacy/).'],
    },
    {
      id: 'disclaimers',
      heading: 'Disclaimers',
      blocks: ['The service is provided as is, without warranties of any kind beyond those that the law prescribes.'],
    },
    {
      id: 'liability',
      heading: 'Limitation of Liability',
      blocks: [
        'As far as the law allows, we are not liable for indirect or consequential damage that arises from using the service or from being unable to use it.',
      ],
    },
    {
      id: 'termination',
      heading: 'Termination',
      blocks: [
        'We may suspend or terminate access at any time without notice, in particular when these terms are broken. You may stop using Moodlight and delete your account at any time.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to Terms',
      blocks: [
        'We may change these terms. We try to give at least 30 days’ notice of material changes before they take effect.',
      ],
    },
    {
      id: 'law',
      heading: 'Governing Law',
      blocks: [
        'These terms are governed by the law of the place where the operator of Moodlight is established, without taking away rights that the law of your home gives you as a consumer.',
      ],
    },
    {
      id: 'contact',
      heading: 'Contact Information',
      blocks: [
        'Questions about these terms go through the [contact form](/contact/) or the support channels named there.',
      ],
    },
  ],
}
