import type { LongText } from '#src/i18n/longText.ts'

export const privacy: LongText = {
  title: 'Privacy Policy',
  description:
    'What Moodlight knows about you, which is little: what is stored where, for how long, and how to get rid of it.',
  stand: 'You can use Moodlight without telling us who you are. No ads, no tracking, no third party on any page.',
  sections: [
    {
      id: 'collected',
      heading: 'What we collect',
      blocks: [
        'Personal data: none, unless you sign in. Then your profile holds the name, email address and picture that the sign-in service gives us, and what you add yourself: a phone number, contact wishes, favourite genres and content types, and, only while you have that switched on, your last ten moods.',
        'Sessions: for each browser in which you are signed in, its kind and system (“Firefox on Windows”), when you signed in and the hour in which it was last used, so that you can tell them apart on your profile and end them. A session is over after 14 days without use, at the latest 30 days after you signed in; what is kept of it goes when you end it, when you sign in again after that, or with your account.',
        'Usage: our host writes ordinary server logs (time, address asked for with the words of a search, status, network address) to keep the site running and safe. We run no analytics.',
        'Location: the country, and sometimes city and region, that our host derives from your network address. It is used for the answer and not stored. A country that you choose yourself stays on your device, and in a cookie if you save it in the location settings.',
      ],
    },
    {
      id: 'use',
      heading: 'How we use it',
      blocks: [
        'The country decides which services and titles we show. Favourites in your profile raise what you like in your lists; your own browser does that, so that no shared cache learns of them. Remembered moods are shown to you and used for nothing else. Nothing is used for advertising, and no profile of you is built beyond what you see on your own page.',
      ],
    },
    {
      id: 'sharing',
      heading: 'Sharing',
      blocks: [
        'We sell nothing and share nothing, except where the law obliges us to. Links to streaming services carry no information about you.',
      ],
    },
    {
      id: 'security',
      heading: 'Security',
      blocks: [
        'Connections are encrypted, sessions are encrypted cookies that scripts cannot read, and profiles are readable only by their owner.',
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      blocks: [
        'You can read and change your profile at any time. [Your profile page](/profile/) itself lets you download everything that we keep about you, end each of your sessions, delete your account at once, and switch the remembering of moods off, which clears them. Write to us through the [contact page](/contact/), also to object to a use or to complain; you may complain to your data protection authority as well.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies and storage',
      blocks: [
        'No cookie is set before you do something that needs one. These are all the keys there are:',
        {
          list: [
            'selectedCountry (local storage): the country that you chose, until you clear it.',
            'dismissedLanguageBar (local storage): that you closed the offer of another language.',
            'kept-pages, visited-pages, hashed-files, images and answers (cache storage), workbox-expiration (IndexedDB): copies of public pages, pictures and recommendations, so that they open without a network. Your profile and your searches are not among them. Clearing the site’s data in your browser removes them.',
            'evening:1 (local storage): which titles you saved, saw, put off or ruled out, and the wishes that you keep: your services, your languages and what you leave out. They stay until you change them; signed in, they are in your account as well.',
            'evening:damaged (local storage): the former text of evening:1, only where it could not be read.',
            'together:1 (local storage): the letters of the room that you are in together with others, so that you find back to it. Gone when you leave it.',
            'moodlight_room_… (cookie): shows that this browser is in that room; no script can read it. Deleted when you leave, at the latest after 12 hours. The room itself (lamps, wishes, votes, the names that were typed, which titles your services leave) is kept on our server for two hours after its last move and deleted when all have left. For that your browser sends your services and languages, whether only what they include counts, the country if you chose one, and which of the room’s candidates you have seen or ruled out; none of it is kept. After a wrong code your address is kept for an hour, hashed.',
            'savedCards:1 (local storage): what the cards of titles show that you saved, saw or ruled out, at most 300, so that your list opens without a network. It goes with what you mark no longer.',
            '__Host-moodlight_country (cookie, one year): the country that you saved in the location settings.',
            'nf_lang (cookie, one year): the language that you chose in the language menu or in the offer of another language.',
            '__Host-authjs.state, __Host-authjs.nonce, __Host-authjs.pkce.code_verifier and __Host-authjs.callback-url (cookies, 15 minutes): while you are at the sign-in service, that it is you who comes back, and where to.',
            '__Host-moodlight_session (cookie, 14 days after your last visit, at most 30 days after you signed in): your encrypted session, only when you sign in.',
            '__Host-moodlight_signed_in (cookie, as long as the session): that this browser is signed in, so that the header can show it and pages know whether to ask for your profile. It holds nothing about you, and is set only when you sign in.',
          ],
        },
      ],
    },
    {
      id: 'third-parties',
      heading: 'Third parties',
      blocks: [
        'No page asks any third party for anything: fonts, images and scripts come from this site. It is hosted by Netlify; profiles and shared caches are kept by Upstash. Film data come from TMDB and availability from JustWatch, neither of which learns about you. If you sign in, the service that you choose for it knows that you did.',
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      blocks: [
        'Moodlight is not directed at children under 13, and we do not knowingly collect data from them. If a child has given us data, write to us and we will delete it.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      blocks: [
        'When this policy changes, this page changes with it, and material changes are announced here in good time.',
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      blocks: [
        'Questions about privacy go through the [contact page](/contact/). The form opens your own mail program; nothing passes through our server.',
      ],
    },
  ],
}
