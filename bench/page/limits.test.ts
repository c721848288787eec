import { expect, test } from 'vitest';
import { type Found, figuresOfPage, limitsBroken, pageTable } from './limits.ts';

const atTheLimits: Found = {
  weight: { scripts: 104_000, styles: 7500, total: 170_000, layoutShift: 0 },
  lighthouse: { paintSeconds: 2.2, accessibility: 100, bestPractices: 100, seo: 100, performance: 31, complaints: [] },
};
const isBroken = (found: Found) => limitsBroken(figuresOfPage(found));
const weighing = (change: Partial<Found['weight']>): Found => ({
  ...atTheLimits,
  weight: { ...atTheLimits.weight, ...change },
});
const judged = (change: Partial<Found['lighthouse']>): Found => ({
  ...atTheLimits,
  lighthouse: { ...atTheLimits.lighthouse, ...change },
});

test('a first screen at its limits keeps them, whatever the performance score', () => {
  expect(isBroken(atTheLimits)).toBe(false);
  expect(isBroken(judged({ performance: 0 }))).toBe(false);
});

test.each([
  weighing({ scripts: 104_001 }),
  weighing({ styles: 7501 }),
  weighing({ total: 170_001 }),
  weighing({ layoutShift: 0.001 }),
  judged({ paintSeconds: 2.201 }),
  judged({ paintSeconds: Number.NaN }),
  judged({ accessibility: 99 }),
  judged({ bestPractices: 96 }),
  judged({ seo: 92 }),
])('each limit is a limit: %j', (found) => {
  expect(isBroken(found)).toBe(true);
});

test('what cost points is told below the score', () => {
  const table = pageTable(figuresOfPage(judged({ seo: 92, complaints: ['seo: Document has a meta description'] })));
  expect(table).toMatch(/page-seo .*BROKEN\n {4}seo: Document has/);
});
