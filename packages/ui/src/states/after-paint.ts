/**
 * Number of further frames to wait for. A slow phone displays a frame later than it renders the frame, so the first
 * frame is on screen only after these frames.
 */
const framesBehind = 3;
/** Additional time in ms until a rendered frame is on screen. */
const onScreenMs = 100;

/** Resolves when the current rendering is on screen. */
export async function afterPaint(): Promise<void> {
  for (let frame = 0; frame < framesBehind; frame += 1) await nextFrame();
  await new Promise((resolve) => setTimeout(resolve, onScreenMs));
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
