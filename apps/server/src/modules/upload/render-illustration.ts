import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { decoder } from './clean-picture.ts';
import { limitPictureWork } from './picture-work.ts';

/**
 * Paints one of our SVG drawings as PNG in its own size, for readers without SVG.
 * @returns undefined if the queue is full.
 */
export const renderIllustration = (svg: string): Promise<Buffer | undefined> => limitPictureWork(() => paint(svg));

async function paint(svg: string): Promise<Buffer> {
  const { openDrawing } = await decoder();
  const file = path.join(tmpdir(), `chifan-drawing-${randomUUID()}.svg`);
  try {
    await writeFile(file, svg, { mode: 0o600 });
    return await openDrawing(file).png({ palette: true }).toBuffer();
  } finally {
    await rm(file, { force: true });
  }
}
