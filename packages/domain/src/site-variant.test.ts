import { expect, test } from 'vitest';
import { parseSiteVariant } from './site-variant.ts';

test.each([
  ['china', 'china'],
  ['global', 'global'],
  ['China', 'global'],
  ['', 'global'],
  [null, 'global'],
])('the site %j is served as %s, which is global if unknown', (said, site) => {
  expect(parseSiteVariant(said)).toBe(site);
});
