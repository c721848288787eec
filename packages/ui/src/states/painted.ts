/** Until a drawn frame is on the screen. */
const onScreenMs = 100;

/** Resolves once what is rendered now can be seen. */
export const painted = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, onScreenMs)));
