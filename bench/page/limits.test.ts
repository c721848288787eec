import { expect, test } from 'vitest';
import { type Found, figuresOfPage, limitsBroken, pageTable } from './limits.ts';

const weight = { scripts: 125_000, styles: 10_000, total: 170_000, layoutShift: 0 };
const atTheLimits: Found = {
  screens: [
    { name: 'home', weight, paintSeconds: null },
    { name: 'shop', weight: { ...weight, total: 900_000 }, paintSeconds: 2.2 },
  ],
  scroll: { longTasks: 0, longestTaskMs: 0, frameP50: 99, frameP95: 999 },
  installProblems: [],
  lighthouse: { paintSeconds: 2.2, accessibility: 100, bestPractices: 100, seo: 100, performance: 31, complaints: [] },
};
const isBroken = (found: Found) => limitsBroken(figuresOfPage(found));
const [home, shop] = atTheLimits.screens;
const weighing = (change: Partial<typeof weight>, paintSeconds: number | null = null): Found => ({
  ...atTheLimits,
  screens: [{ ...(paintSeconds === null ? home : shop), weight: { ...weight, ...change }, paintSeconds } as never],
});
const judged = (change: Partial<Found['lighthouse']>): Found => ({
  ...atTheLimits,
  lighthouse: { ...atTheLimits.lighthouse, ...change },
});

test('first screens at their limits keep them, whatever the performance score', () => {
  expect(isBroken(atTheLimits)).toBe(false);
  expect(isBroken(judged({ performance: 0 }))).toBe(false);
});

test.each([
  weighing({ scripts: 125_001 }),
  weighing({ scripts: 125_001 }, 1),
  weighing({ styles: 10_001 }),
  weighing({ total: 170_001 }),
  weighing({ layoutShift: 0.001 }),
  weighing({}, 2.201),
  { ...atTheLimits, scroll: { ...atTheLimits.scroll, longTasks: 1 } },
  { ...atTheLimits, installProblems: ['no-matching-service-worker'] },
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

test('what hinders installing is told below its number', () => {
  const table = pageTable(figuresOfPage({ ...atTheLimits, installProblems: ['no manifest'] }));
  expect(table).toMatch(/page-install-problems .*BROKEN\n {4}no manifest/);
});
