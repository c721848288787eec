/** Ease in and out: share of the time → share of the distance. */
export const easeInOut = (share: number): number => (share < 0.5 ? 2 * share * share : 1 - (2 - 2 * share) ** 2 / 2);

/**
 * Scrolls a row sideways in the given time, which the browser's smooth scrolling does not allow. Disables snapping
 * meanwhile.
 * @returns a function that cancels it
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
