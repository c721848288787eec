import { expect, test } from 'vitest';
import { diskFreeGauge, isDiskFull } from './disk-full.ts';

const coded = (code: string, cause?: Error) => Object.assign(new Error(code, { cause }), { code });

test.each([
  ['a file that does not fit', coded('ENOSPC')],
  ['a used up quota', coded('EDQUOT')],
  ['a PostgreSQL server without disk space', coded('53100')],
  ['an error whose cause is a full disk', coded('upload_failed', coded('ENOSPC'))],
])('isDiskFull returns true for %s', (_, error) => expect(isDiskFull(error)).toBe(true));

test('isDiskFull returns false for errors that are not caused by a full disk', () => {
  expect([coded('EACCES'), coded('53300'), 'ENOSPC', undefined].filter(isDiskFull)).toEqual([]);
});

test('the disk gauge reports the free share of the disk, between 0 and 1', async () => {
  const [free] = await diskFreeGauge(import.meta.dirname).read();
  expect(free?.value).toBeGreaterThan(0);
  expect(free?.value).toBeLessThanOrEqual(1);
});
