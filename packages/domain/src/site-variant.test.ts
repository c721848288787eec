import { expect, test } from 'vitest';
import { readSiteVariant } from './site-variant.ts';

test.each([
  ['china', 'china'],
  ['global', 'global'],
  ['China', 'global'],
  ['', 'global'],
  [null, 'global'],
])('a site that says %j is served as %s: whoever is not known to be in China is outside', (said, site) => {
  expect(readSiteVariant(said)).toBe(site);
});
