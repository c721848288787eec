import { expect, test } from 'vitest';
import { readChosen } from './waiter-dishes.ts';

test.each([
  [undefined, {}],
  ['', {}],
  ['size', {}],
  ['size.large', { size: ['large'] }],
  ['size.large,extras.egg,extras.beef', { size: ['large'], extras: ['egg', 'beef'] }],
])('the options “%s” in a URL are read as %j', (text, chosen) => {
  expect(readChosen(text)).toEqual(chosen);
});
