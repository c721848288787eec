import { expect, test } from 'vitest';
import type { LighthouseRun } from './lighthouse.ts';
import { figuresOfPage, formatPageTable, type MeasuredPage } from './limits.ts';

const weight = { scripts: 125_000, styles: 10_000, total: 900_000, layoutShift: 0 };
const scores = { accessibility: 100, 'best-practices': 100, seo: 100, performance: 31 };
const withScreen = (change: Partial<typeof weight>, paintSeconds = 2.2): MeasuredPage => ({
  screens: [{ name: 'shop', weight: { ...weight, ...change }, paintSeconds }],
  homeRuns: [{ paint: 2.2, scores, complaints: [] }],
});
const withRun = (change: Partial<typeof scores>, complaints: LighthouseRun['complaints'] = []): MeasuredPage => {
  const page = withScreen({});
  return { ...page, homeRuns: [...page.homeRuns, { paint: 2.2, scores: { ...scores, ...change }, complaints }] };
};
const brokenLimits = (measured: MeasuredPage) =>
  figuresOfPage(measured)
    .filter(({ isBroken }) => isBroken)
    .map(({ name }) => name);

test('page measurements that equal their limits are accepted, and the performance score has no limit', () => {
  expect(brokenLimits(withScreen({}))).toEqual([]);
  expect(brokenLimits(withRun({ performance: 0 }))).toEqual([]);
});

test.each([
  ['shop-js', withScreen({ scripts: 125_001 })],
  ['shop-css', withScreen({ styles: 10_001 })],
  ['shop-layout-shift', withScreen({ layoutShift: 0.001 })],
  ['shop-largest-paint', withScreen({}, 2.201)],
  ['shop-largest-paint', withScreen({}, Number.NaN)],
  ['page-accessibility', withRun({ accessibility: 99 })],
  ['page-best-practices', withRun({ 'best-practices': 96 })],
  ['page-seo', withRun({ seo: 92 })],
])('the page measurement %s is rejected if it exceeds its limit', (name, measured) => {
  expect(brokenLimits(measured)).toEqual([name]);
});

test('the table of page measurements lists failed audits below their score', () => {
  const table = formatPageTable(figuresOfPage(withRun({ seo: 92 }, ['seo: Document has a meta description'])));
  expect(table).toMatch(/page-seo .*BROKEN\n {4}seo: Document has/);
});
