const adopted = new Set<string>();

/** Gives the page the style of an island: once, and as a style sheet of the script, which the policy of pages allows. */
export function adoptStyle(style: string): void {
  if (adopted.has(style)) return;
  adopted.add(style);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
}
