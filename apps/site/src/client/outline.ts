/** Marks, in "On this page", the heading whose section is being read. */
export function markCurrentHeading(): void {
  const outline = document.querySelector('[data-outline]');
  if (!outline) return;
  const links = new Map<Element, Element>();
  for (const link of outline.querySelectorAll('a')) {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    if (heading) links.set(heading, link);
  }
  const headings = [...links.keys()];

  const mark = (): void => {
    const line = innerHeight * 0.25;
    const current =
      headings.findLast((heading) => heading.getBoundingClientRect().top <= line) ?? headings[0];
    for (const [heading, link] of links) {
      if (heading === current) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
    keepInSight(outline, current && links.get(current));
  };

  // A heading that crosses the line a quarter down the screen starts or ends a section. All that is above the line
  // counts as seen: a jump can carry a heading past the whole screen, and it has crossed the line nevertheless.
  const observer = new IntersectionObserver(mark, { rootMargin: '1000000px 0px -75% 0px' });
  for (const heading of headings) observer.observe(heading);
}

/** Scrolls a list longer than the screen, and nothing around it, to where the reader is. */
function keepInSight(list: Element, link: Element | undefined): void {
  if (!link) return;
  const { top, bottom } = link.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  if (top < frame.top || bottom > frame.bottom) list.scrollTop += top - frame.top - frame.height / 3;
}
