/**
 * A slow phone displays a frame later than it is drawn. By the time this many further frames are drawn, the first is
 * ready.
 */
const framesBehind = 3;
/** Time until a drawn frame is displayed. */
const onScreenMs = 100;

/** Resolves once the current rendering is visible. */
export async function afterPaint(): Promise<void> {
  for (let frame = 0; frame < framesBehind; frame += 1) await nextFrame();
  await new Promise((resolve) => setTimeout(resolve, onScreenMs));
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
