import { expect, test } from 'vitest';
import { type Part, runParts } from './run-parts.ts';

const said = async (parts: readonly Part[]) => {
  const lines: string[] = [];
  const isWell = await runParts(parts, (line) => lines.push(line));
  return { isWell, lines };
};

test('each part says one line, and what is wrong comes after all of them', async () => {
  const { isWell, lines } = await said([
    { name: 'types', run: () => ['a.ts:1 wrong'] },
    { name: 'lint', run: () => [] },
  ]);
  expect(isWell).toBe(false);
  expect(lines).toEqual([
    expect.stringMatching(/^types\s+failed\s+[\d.]+ s$/),
    expect.stringMatching(/^lint\s+ok\s+[\d.]+ s$/),
    '\ntypes:\na.ts:1 wrong',
  ]);
});

test('a part that breaks has failed, and the others still run', async () => {
  const breaks = { name: 'types', run: () => Promise.reject(new Error('out of order')) };
  const { isWell, lines } = await said([breaks, { name: 'lint', run: () => [] }]);
  expect(isWell).toBe(false);
  expect(lines.join('\n')).toContain('out of order');
  expect(lines.join('\n')).toMatch(/lint\s+ok/);
});

test('a part with much to say is cut short beside others, and says all when it is asked alone', async () => {
  const much = { name: 'phrases', run: () => Array.from({ length: 100 }, (_, index) => `missing ${index}`) };
  const beside = (await said([much, { name: 'lint', run: () => [] }])).lines.at(-1);
  expect(beside).toContain('missing 39\n… and 60 lines more: npm run check -- phrases');
  expect((await said([much])).lines.at(-1)).toContain('missing 99');
});

test('two parts run at a time', async () => {
  let running = 0;
  let most = 0;
  const run = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    return [];
  };
  expect((await said(['a', 'b', 'c', 'd'].map((name) => ({ name, run })))).isWell).toBe(true);
  expect(most).toBe(2);
});
