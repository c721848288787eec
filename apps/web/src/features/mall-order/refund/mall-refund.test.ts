import { expect, test } from 'vitest';
import type { MallRefundPreview } from '../../../data/mall-order.ts';
import { pointsWorth, refundWords } from './mall-refund.tsx';

const line = (position: number, points: number, left: number): MallRefundPreview['lines'][number] => ({
  position,
  productId: position + 1,
  name: { text: `Product ${position}`, language: 'en' },
  points,
  image: null,
  art: 'tea',
  number: 3,
  left,
});

const chosen = [
  { position: 0, quantity: 3 },
  { position: 2, quantity: 1 },
];

test('the refunded points of a mall order are the sum over the chosen units', () => {
  const lines = [line(0, 200, 3), line(1, 90, 0), line(2, 50, 1)];
  expect(pointsWorth(lines, [{ position: 0, quantity: 2 }])).toBe(400);
  expect(pointsWorth(lines, chosen)).toBe(650);
  expect(pointsWorth(lines, [])).toBe(0);
});

test('units of a mall order that were refunded while the guest was choosing add no points to the refund', () => {
  expect(pointsWorth([line(0, 200, 1), line(2, 50, 0)], chosen)).toBe(200);
});

test('a refund of a mall order is called partial only if fewer points were granted than requested', () => {
  const textOf = (granted: number) => refundWords({ state: 7, asked: 300, granted }).text;
  expect([textOf(300), textOf(299)?.message]).toEqual([null, 'This is part of the points you requested.']);
});
