/** A word in each of the fonts that the first screen of most pages shows: text, labels, code, and the bold of it. */
const WORDS = '<div><p class=label>a<pre>a<b>a';

/**
 * Lays out a few words before there is a page. What a browser does once (it reads its own style sheets, and asks its
 * system for every name in a list of fonts) takes a slow phone as long as the first screen does. In the task of a script
 * in the head it is done before the text is read, and the first layout is as short again.
 */
export function warmUp(root: HTMLElement): void {
  root.insertAdjacentHTML('beforeend', WORDS);
  // Reading a size is what makes the browser lay out.
  void root.offsetWidth;
  root.lastChild?.remove();
}
