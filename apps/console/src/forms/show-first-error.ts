/** Brings what has to be mended into sight: in a long form it may stand far from the button. */
export function showFirstError(): void {
  const wrong = document.querySelector<HTMLElement>('main [aria-invalid="true"], main [role="alert"]');
  wrong?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  wrong?.focus({ preventScroll: true });
}
