import { expect, test } from 'vitest';
import { type Part, runParts } from './run-parts.ts';

const outputOf = async (parts: readonly Part[]) => {
  const lines: string[] = [];
  const isPassed = await runParts(parts, (line) => lines.push(line));
  return { isPassed, lines };
};

test('npm run check prints one line per part and then the problems of failed parts', async () => {
  const { isPassed, lines } = await outputOf([
    { name: 'types', run: () => ['a.ts:1 wrong'] },
    { name: 'lint', run: () => [] },
  ]);
  expect(isPassed).toBe(false);
  expect(lines).toEqual([
    expect.stringMatching(/^types\s+failed\s+[\d.]+ s$/),
    expect.stringMatching(/^lint\s+ok\s+[\d.]+ s$/),
    '\ntypes:\na.ts:1 wrong',
  ]);
});

test('npm run check passes with warnings of an advisory part and prints their number', async () => {
  const style: Part = { name: 'style', isAdvisory: true, run: () => ['a.ts has 400 lines', 'b.ts has 500 lines'] };
  const { isPassed, lines } = await outputOf([style, { name: 'lint', run: () => [] }]);
  expect(isPassed).toBe(true);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^style\s+2 warnings\s/);
  expect((await outputOf([style])).lines.at(-1)).toContain('b.ts has 500 lines');
});

test('npm run check fails when a part throws, and still runs the other parts', async () => {
  const broken: Part = { name: 'style', isAdvisory: true, run: () => Promise.reject(new Error('out of order')) };
  const { isPassed, lines } = await outputOf([broken, { name: 'lint', run: () => [] }]);
  expect(isPassed).toBe(false);
  expect(lines.join('\n')).toContain('out of order');
  expect(lines.join('\n')).toMatch(/lint\s+ok/);
});

test('npm run check shortens a long list of problems unless the part runs alone', async () => {
  const long = { name: 'phrases', run: () => Array.from({ length: 100 }, (_, index) => `missing ${index}`) };
  const shortened = (await outputOf([long, { name: 'lint', run: () => [] }])).lines.at(-1);
  expect(shortened).toContain('missing 39\n… and 60 more lines: npm run check -- phrases');
  expect((await outputOf([long])).lines.at(-1)).toContain('missing 99');
});

test('npm run check runs two parts at a time', async () => {
  let running = 0;
  let most = 0;
  const run = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    return [];
  };
  expect((await outputOf(['a', 'b', 'c', 'd'].map((name) => ({ name, run })))).isPassed).toBe(true);
  expect(most).toBe(2);
});
