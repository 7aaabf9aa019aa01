/** On the baseline of the site, in its colours; the tokens come before it. */
export const style = `
@layer reset { * { margin: 0; box-sizing: border-box } ul, dd { padding: 0; list-style: none } svg { display: block } }
@layer base {
  html { background: var(--paper); color: var(--ink); font-family: var(--text); line-height: var(--line); text-size-adjust: none; scrollbar-color: var(--rule) transparent }
  body { font-size: var(--size-text); overflow-wrap: break-word }
  a { color: inherit; text-decoration: underline var(--rubric-line) 1px; text-underline-offset: 0.22em }
  a:hover { color: var(--rubric); text-decoration-color: currentColor }
  code { font-family: var(--mono); font-size: 0.86em; font-variant-ligatures: none; overflow-wrap: anywhere }
  :focus-visible { outline: 2px solid var(--rubric); outline-offset: 3px }
  ::selection { background: var(--ink); color: var(--paper) }
  .label { font-size: var(--size-label); font-weight: 500; letter-spacing: var(--tracking); text-transform: uppercase }
}
@layer components {
  .sheet { max-inline-size: 27.625rem; margin-inline: auto; padding: var(--space-3) var(--space-3) var(--space-12) }
  .sheet.wide { max-inline-size: calc(var(--measure) + 2 * var(--space-3)) }
  .brand { display: inline-flex; gap: 0.5rem; align-items: center; min-block-size: 2.75rem; color: var(--ink); font-family: var(--display); font-size: 1.25rem; text-decoration: none }
  .dot { fill: var(--rubric) }
  main { margin-block-start: clamp(var(--space-4), 9vh, var(--space-12)) }
  h1 { margin-block-end: var(--space-4); font-family: var(--display); font-size: clamp(2rem, 1.7rem + 1.3vw, 2.5rem); font-weight: 400; line-height: 1.15; text-wrap: balance }
  h2 { margin-block: var(--space-8) var(--space-2); font-family: var(--display); font-size: var(--size-h2); font-weight: 400; line-height: 2.1875rem }
  form { display: grid; gap: var(--space-3) }
  .field { display: grid }
  .field label { font-size: var(--size-small); font-weight: 500 }
  .field input { inline-size: 100%; min-block-size: 2.75rem; padding-inline: var(--space-2); border: var(--hair) solid var(--edge); border-radius: 0; background: var(--paper); color: inherit; font: inherit }
  .field input:hover { border-color: var(--ink) }
  .field input:focus-visible { outline-offset: -1px; border-color: var(--rubric) }
  .hint, .note, .lede, .none { color: var(--soft) }
  .hint, .note { font-size: var(--size-small); line-height: 1.3125rem }
  .field .hint { margin-block-start: var(--space-1) }
  .note { margin-block-start: var(--space-4) }
  .lede { margin-block-end: var(--space-4); text-wrap: pretty }
  .alert + .cause, .cause + .cause { margin-block: calc(-1 * var(--space-2)) var(--space-3) }
  .alert, .verdict { margin-block-end: var(--space-4); padding: var(--space-1) var(--space-2); border-inline-start: 2px solid var(--rubric); background: var(--mark) }
  .verdict { padding-block: var(--space-2); border-color: var(--ink); background: var(--shade) }
  .verdict.fails { border-color: var(--rubric); background: var(--mark) }
  .verdict.fails .label, .problem { color: var(--rubric) }
  .facts { display: grid; gap: var(--space-2); margin-block-end: var(--space-3) }
  .facts dt { color: var(--soft); font-size: var(--size-small) }
  .facts dd { font-weight: 500 }
  .note + form { margin-block-start: var(--space-3) }
  .action { display: block; inline-size: 100%; min-block-size: 2.75rem; padding: 0.4375rem var(--space-2); border: var(--hair) solid var(--ink); border-radius: 0; background: var(--ink); color: var(--paper); font: inherit; font-weight: 500; text-align: center; text-decoration: none; cursor: pointer }
  .action:hover { border-color: var(--rubric); background: var(--rubric); color: var(--paper) }
  .action.plain { border-color: var(--edge); background: none; color: var(--ink) }
  .action.plain:hover { border-color: var(--rubric); background: none; color: var(--rubric) }
  .wide .action { display: inline-block; inline-size: auto; margin-block-start: var(--space-6); padding-inline: var(--space-4) }
  .providers { display: grid; gap: var(--space-2) }
  form + .providers { margin-block-start: var(--space-4); padding-block-start: var(--space-4); border-block-start: var(--hair) solid var(--rule) }
  .mapping > div { display: grid; grid-template-columns: 10rem minmax(0, 1fr); gap: 0 var(--space-2); padding-block: var(--space-1); border-block-end: var(--hair) solid var(--rule); font-size: 0.9375rem; line-height: 1.3125rem }
  .mapping > div:first-child { border-block-start: var(--hair) solid var(--ink) }
  .mapping dt { font-weight: 500 }
  .claims dt { font-weight: 400 }
  .lines { display: grid; gap: 0.25rem }
  @media (width < 40rem) { .mapping > div { grid-template-columns: minmax(0, 1fr) } }
}
`;
