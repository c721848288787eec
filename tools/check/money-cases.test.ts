import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const page = readFileSync(new URL('docs/money-cases.md', root), 'utf8');
const rows = [...page.matchAll(/^\| (\d+) \|.*\| (.*) \|$/gm)].map(([, number = '', shown = '']) => ({
  number,
  files: [...shown.matchAll(/`([^`]+\.test\.ts)`/g)].map(([, file = '']) => file),
}));

describe('table of the money cases', () => {
  test('docs/money-cases.md lists all 26 money cases', () => {
    expect(rows.map(({ number }) => Number(number))).toEqual(Array.from({ length: 26 }, (_, index) => index + 1));
  });

  test.each(rows.flatMap(({ number, files }) => files.map((file) => ({ number, file }))))(
    'the test file of money case $number names the case: $file',
    ({ number, file }) => {
      const at = new URL(/^(apps|tests)\//.test(file) ? file : `apps/server/src/modules/${file}`, root);
      expect(existsSync(at)).toBe(true);
      expect(readFileSync(at, 'utf8')).toMatch(new RegExp(`\\(?cases?:? \\[?[\\d, ]*\\b${number}\\b`));
    },
  );
});
