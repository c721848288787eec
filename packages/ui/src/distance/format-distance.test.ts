import { expect, test } from 'vitest';
import { formatDistance } from './format-distance.ts';

test('distances turn from metres to kilometres at one kilometre', () => {
  expect(formatDistance(344, 'en')).toBe('340 m');
  expect(formatDistance(997, 'en')).toBe('1 km');
  expect(formatDistance(1260, 'en')).toBe('1.3 km');
});
