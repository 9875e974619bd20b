/**
 * Speculation rules: browsers may prerender any page except account pages and API responses when the pointer rests on
 * its link or a finger touches it. Inlined, because a file would be one more request before first paint; the build adds
 * its hash to the content security policy. Browsers without speculation rules use scripts/shell/prefetchOnHover.ts.
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
  // The links of the choice that is open on the home page, prefetched while it is read. Browsers ignore hidden links,
  // but `:target` is needed all the same: until the styles are loaded the links of all choices are visible.
  prefetch: [{ where: { selector_matches: '.choice :target ~ .types .type' }, eagerness: 'immediate' }],
})
