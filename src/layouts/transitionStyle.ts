/**
 * Enables cross-document view transitions (styles/room.css has the animation, scripts/opener/pageTransition.ts the
 * shared elements). Inlined: if one of the two pages lacks the rule, because its style sheet failed to load, Chromium
 * throws an error that no script can catch. The build adds its hash to the content security policy.
 * @see https://drafts.csswg.org/css-view-transitions-2/#view-transition-rule
 */
export const transitionStyle = '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}'
