/** A drawing can be made this many times larger than it was printed, and this much smaller. */
const LARGEST = 6;
const SMALLEST = 0.4;

/** A scale within the limits around the scale of the printed page. */
export function clampScale(scale: number, home: number): number {
  return Math.min(home * LARGEST, Math.max(home * SMALLEST, scale));
}

/** How far to scroll so that a point of the frame stays in place after zooming. */
export function scrollAfterZoom(scrolled: number, place: number, factor: number): number {
  return (scrolled + place) * factor - place;
}
