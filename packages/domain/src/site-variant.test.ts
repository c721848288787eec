import { expect, test } from 'vitest';
import { parseSiteVariant } from './site-variant.ts';

test.each([
  ['china', 'china'],
  ['global', 'global'],
  ['China', 'global'],
  ['', 'global'],
  [null, 'global'],
])('parseSiteVariant reads %j as %s, and any unknown value as global', (said, site) => {
  expect(parseSiteVariant(said)).toBe(site);
});
