import { expect, test } from 'vitest';
import { readChoice } from './printing-choice.ts';

test('readChoice reads a stored choice', () => {
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
])('readChoice returns null for unknown content %j', (kept) => {
  expect(readChoice(kept)).toBeNull();
});
