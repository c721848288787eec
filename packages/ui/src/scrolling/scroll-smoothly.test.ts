import { swiperDurationMs, swiperIntervalMs } from '@chifan/domain/app';
import { expect, it } from 'vitest';
import { easeInOut } from './scroll-smoothly.ts';

it('a slide changes every 5 seconds, with an animation of half a second (rule app-10)', () => {
  expect([swiperIntervalMs, swiperDurationMs]).toEqual([5_000, 500]);
});

it('easeInOut starts at 0, ends at 1 and never decreases', () => {
  const way = Array.from({ length: 101 }, (_, percent) => easeInOut(percent / 100));
  expect([way[0], way[50], way[100]]).toEqual([0, 0.5, 1]);
  expect(way).toEqual(way.toSorted((a, b) => a - b));
});
