import { expect, test } from 'vitest';
import { readChoice } from './printing-choice.ts';

test('a device keeps what was chosen on it', () => {
  const choice = { paper: 80, kinds: ['receipt'], way: 'usb' } as const;
  expect(readChoice(JSON.stringify(choice))).toEqual(choice);
});

test.each([
  null,
  '',
  'null',
  '{',
  '{"paper":70,"kinds":["kitchen"],"way":"usb"}',
  '{"paper":58,"kinds":[],"way":"usb"}',
  '{"paper":58,"kinds":"kitchen","way":"fax"}',
])('what no version wrote is asked anew: %j', (kept) => {
  expect(readChoice(kept)).toBeNull();
});
