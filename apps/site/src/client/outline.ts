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

  function mark(): void {
    const line = innerHeight * 0.25;
    const current =
      headings.findLast((heading) => heading.getBoundingClientRect().top <= line) ?? headings[0];
    for (const [heading, link] of links) {
      if (heading === current) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
  }

  // A heading that crosses the line a quarter down the screen starts or ends a section.
  const observer = new IntersectionObserver(mark, { rootMargin: '0px 0px -75% 0px' });
  for (const heading of headings) observer.observe(heading);
}
