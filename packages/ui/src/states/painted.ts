/** A slow phone shows a frame later than it has drawn it: so many others are drawn no sooner than that. */
const framesBehind = 3;
/** Until a drawn frame is on the screen. */
const onScreenMs = 100;

/** Resolves once what is rendered now can be seen. */
export async function painted(): Promise<void> {
  for (let frame = 0; frame < framesBehind; frame += 1) await nextFrame();
  await new Promise((resolve) => setTimeout(resolve, onScreenMs));
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
