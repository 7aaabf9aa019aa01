/** On the baseline of the site, in its colours; the tokens come before it. */
export const style = `
@layer reset { * { margin: 0; box-sizing: border-box } }
@layer base {
  html { background: var(--paper); color: var(--ink); font-family: var(--text); line-height: var(--line); text-size-adjust: none }
  body { font-size: var(--size-text); overflow-wrap: break-word }
  a { color: inherit; text-decoration: underline var(--rubric-line) 1px; text-underline-offset: 0.22em }
  a:hover { color: var(--rubric); text-decoration-color: currentColor }
  :focus-visible { outline: 2px solid var(--rubric); outline-offset: 3px }
}
@layer components {
  .sheet { max-inline-size: 25rem; margin-inline: auto; padding: var(--space-4) var(--space-3) var(--space-12) }
  .brand { display: inline-flex; gap: 0.5rem; align-items: center; min-block-size: 2.75rem; font-family: var(--display); font-size: var(--size-lead); text-decoration: none }
  .dot { fill: var(--rubric) }
  main { margin-block-start: clamp(var(--space-4), 10vh, var(--space-12)) }
  h1 { font-family: var(--display); font-size: var(--size-h1); font-weight: 400; line-height: 1.2; margin-block-end: var(--space-4); text-wrap: balance }
  form { display: grid; gap: var(--space-3) }
  .field { display: grid }
  .field label { font-size: var(--size-small); font-weight: 500 }
  .field input { inline-size: 100%; min-block-size: 2.75rem; padding-inline: var(--space-2); border: var(--hair) solid var(--edge); border-radius: 0; background: var(--paper); color: inherit; font: inherit }
  .hint, .note { color: var(--soft); font-size: var(--size-small) }
  .note { margin-block-start: var(--space-4) }
  .alert { margin-block-end: var(--space-3); padding: var(--space-1) var(--space-2); border-inline-start: 2px solid var(--rubric); background: var(--mark) }
  .facts { display: grid; gap: var(--space-2); margin-block-end: var(--space-3) }
  .facts dt { color: var(--soft); font-size: var(--size-small) }
  .facts dd { font-weight: 500 }
  .note + form { margin-block-start: var(--space-3) }
  .action { display: block; inline-size: 100%; min-block-size: 2.75rem; padding: 0.5rem var(--space-2); border: var(--hair) solid var(--ink); border-radius: 0; background: var(--ink); color: var(--paper); font: inherit; font-weight: 500; text-align: center; text-decoration: none; cursor: pointer }
  .action:hover { border-color: var(--rubric); background: var(--rubric); color: var(--paper) }
  .action.plain { border-color: var(--edge); background: none; color: var(--ink) }
  .action.plain:hover { border-color: var(--rubric); background: none; color: var(--rubric) }
  .providers { display: grid; gap: var(--space-2); padding: 0; list-style: none }
  form + .providers { margin-block-start: var(--space-4); padding-block-start: var(--space-4); border-block-start: var(--hair) solid var(--rule) }
}
`;
