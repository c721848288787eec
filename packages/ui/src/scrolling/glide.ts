/** Slow, quick, slow. `share` of the time → share of the way. */
export const eased = (share: number): number => (share < 0.5 ? 2 * share * share : 1 - (2 - 2 * share) ** 2 / 2);

/**
 * Moves a row sideways in the given time; a browser's own smooth scrolling takes as long as it likes. The row does not
 * snap while it glides. @returns what breaks it off.
 */
export function glide(row: HTMLElement, distance: number, durationMs: number): () => void {
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
    row.scrollLeft = from + distance * eased(share);
    if (share < 1) frame = requestAnimationFrame(step);
    else end();
  };
  row.style.scrollSnapType = 'none';
  frame = requestAnimationFrame(step);
  return end;
}
