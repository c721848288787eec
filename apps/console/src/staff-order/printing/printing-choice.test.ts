import { expect, test } from 'vitest';
import { readChoice } from './printing-choice.ts';

test('readChoice returns the stored print settings', () => {
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
])('readChoice returns null for the invalid stored text %j', (kept) => {
  expect(readChoice(kept)).toBeNull();
});
