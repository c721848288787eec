import { expect, test } from 'vitest';
import { readParcel } from './parcel-form.ts';

test('a number is sent as carriers print it: without blanks, in capitals', () => {
  expect(readParcel({ carrier: 'sf', typed: ' sf1234 5678 90\n' })).toEqual({
    carrier: 'sf',
    trackingNumber: 'SF1234567890',
  });
});

test.each([
  ['', 'SF1234567890', 'nobody has chosen a carrier'],
  ['sf', '', 'there is no number'],
  ['sf', 'SF12', 'the number is too short'],
  ['sf', '单号1234567', 'it holds what no carrier prints'],
  ['sf', '1'.repeat(41), 'the number is too long'],
] as const)('carrier %j and number %j are not sent: %s', (carrier, typed, _) => {
  expect(readParcel({ carrier, typed })).toBeNull();
});
