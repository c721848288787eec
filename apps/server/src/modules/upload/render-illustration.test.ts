import { expect, test } from 'vitest';
import { limitPictureWork } from './picture-work.ts';
import { renderIllustration } from './render-illustration.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect width="4" height="4"/></svg>';

test('renderIllustration does not paint a drawing while the queue of picture work is full', async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const works = Array.from({ length: 14 }, () => limitPictureWork(() => held));
  expect(await renderIllustration(svg)).toBeUndefined();
  release();
  await Promise.all(works);
  expect((await renderIllustration(svg))?.subarray(1, 4).toString()).toBe('PNG');
});
