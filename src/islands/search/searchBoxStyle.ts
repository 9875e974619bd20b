/** Looks of the suggestions under the header's and the menu's search box; they come with their code. */
export const searchBoxStyle = `
.box-suggestions { top: calc(100% + 0.375rem); right: 0; width: 100%; max-height: min(24rem, 60dvh); overflow-y: auto; }
.bar-search .box-suggestions { width: 22rem; }
.drawer form { position: relative; }
`
