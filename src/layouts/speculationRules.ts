/**
 * What browsers may make ready before it is opened, when a pointer rests on a link or a finger touches it: any page but those of accounts and the API's answers.
 * Stands in the page: a file would be one more request on the way to the first paint. The build allows it in the security policy by its hash. Browsers without such
 * rules have islands/prefetchOnHover.ts.
 * @see https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/script/type/speculationrules
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/api/*' } },
          { not: { href_matches: '/*profile/*' } },
          { not: { href_matches: '/*sign-*' } },
          { not: { selector_matches: '[download], [data-language], [rel~=nofollow]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
  // The pages between which the open choice of the home page asks to choose, fetched while it is read. That a hidden link counts for nothing is not enough: before the
  // styles are there, the links of all choices show.
  prefetch: [{ where: { selector_matches: '.choice :target ~ .types .type' }, eagerness: 'immediate' }],
})
