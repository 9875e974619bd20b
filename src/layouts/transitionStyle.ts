/**
 * Has one page fade into the next (styles/base.css says how, islands/pageTransition.ts what moves). Stands in the page: where this side of a change lacks the rule, because the
 * style sheet did not come, Chromium throws what no script can catch. The build allows it in the security policy by its hash.
 * @see https://drafts.csswg.org/css-view-transitions-2/#view-transition-rule
 */
export const transitionStyle = '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}'
