import { expect, test } from 'vitest';
import { characters, pageForTest } from '../image/page-for-test.ts';
import { readLines } from './read-lines.ts';

const page = {
  grey: pageForTest({ width: 400, height: 300 }, []),
  lines: [...characters(1, 10, 20), ...characters(1, 10, 90)].map((box) => ({ ...box, slope: null })),
};

test('readLines reads every text line three times and reports progress after each line', async () => {
  const steps: string[] = [];
  let readings = 0;
  const pieces = await readLines(page, async () => ({ text: `菜${++readings > 3 ? '乙' : '甲'}`, confidence: 0.9 }), {
    onLine: (done, all) => steps.push(`${done}/${all}`),
  });
  expect(pieces.map(({ text, box }) => [text, box.top])).toEqual([
    ['菜甲', 20],
    ['菜乙', 90],
  ]);
  expect(steps).toEqual(['1/2', '2/2']);
});

test('readLines reads no further text line after it is aborted', async () => {
  const ending = new AbortController();
  let readings = 0;
  const reading = readLines(
    page,
    async () => {
      readings++;
      ending.abort();
      return { text: '', confidence: 0 };
    },
    { signal: ending.signal },
  );
  await expect(reading).rejects.toThrow();
  expect(readings).toBe(3);
});
