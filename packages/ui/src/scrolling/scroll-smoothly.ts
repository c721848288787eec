/** Animation curve with a slow start and end. Converts the share of time to the share of distance. */
export const easeInOut = (share: number): number => (share < 0.5 ? 2 * share * share : 1 - (2 - 2 * share) ** 2 / 2);

/**
 * Scrolls a row horizontally in a given time, because the browser's smooth scrolling has no duration. Scroll snapping
 * is off during the animation. @returns a function that cancels the animation
 */
export function scrollSmoothly(row: HTMLElement, distance: number, durationMs: number): () => void {
  const from = row.scrollLeft;
  let began: number | null = null;
  let frame = 0;
  const end = () => {
    cancelAnimationFrame(frame);
    row.style.scrollSnapType = '';
  };
  const step = (now: number) => {
    began ??= now;
    const share = Math.min(1, (now - began) / durationMs);
    row.scrollLeft = from + distance * easeInOut(share);
    if (share < 1) frame = requestAnimationFrame(step);
    else end();
  };
  row.style.scrollSnapType = 'none';
  frame = requestAnimationFrame(step);
  return end;
}
