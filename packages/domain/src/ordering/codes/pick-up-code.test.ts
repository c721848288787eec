import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addWrongCode,
  type FeistelRoundFunction,
  handOverCodeFromNumber,
  isPhotoSufficient,
  isPickUpCode,
  pickUpCodeFromNumber,
  pickUpCodesPerDay,
  type RedeemTries,
  redeemPauseSeconds,
} from './pick-up-code.ts';

/** Replaces the keyed hash with which the server permutes pick-up codes. */
const keyedBy =
  (key: number): FeistelRoundFunction =>
  (round, number) => {
    let mixed = (key ^ Math.imul(round + 1, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b)) >>> 0;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d) >>> 0;
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b) >>> 0;
    return (mixed ^ (mixed >>> 16)) >>> 0;
  };
const anyKey = fc.integer({ min: 0, max: 0xffffffff });
const codesOf = (count: number, key: number) =>
  Array.from({ length: count }, (_, index) => pickUpCodeFromNumber(index + 1, keyedBy(key)));
/** Position of a pick-up code when all codes are sorted alphabetically. */
const placeOf = (code: string) => 'ABCDEFGHJKLMNPQRSTUVWXYZ'.indexOf(code.charAt(0)) * 999 + Number(code.slice(1)) - 1;

test('a shop never issues the same pick-up code twice on one day', () => {
  fc.assert(
    fc.property(anyKey, (key) => {
      const codes = codesOf(pickUpCodesPerDay, key);
      expect(new Set(codes).size).toBe(pickUpCodesPerDay);
      expect(codes.filter((code) => !isPickUpCode(code))).toEqual([]);
    }),
    { numRuns: 10 },
  );
});

test('two consecutive pick-up codes do not allow a prediction of the third', () => {
  fc.assert(
    fc.property(anyKey, (key) => {
      const places = codesOf(400, key).map(placeOf);
      const ways = places
        .slice(1)
        .map((place, index) => (place - (places[index] ?? 0) + pickUpCodesPerDay) % pickUpCodesPerDay);
      // If the codes are random, almost all of the 399 differences between consecutive codes are unique. By chance,
      // about three differences are equal to another one, because there are 23,976 possible values.
      expect(new Set(ways).size).toBeGreaterThan(380);
      const turns = ways.slice(1).map((way, index) => way - (ways[index] ?? 0));
      expect(new Set(turns).size).toBeGreaterThan(380);
    }),
    { numRuns: 100 },
  );
});

test('two different keys generate almost unrelated sequences of pick-up codes', () => {
  fc.assert(
    fc.property(anyKey, anyKey, (one, other) => {
      fc.pre(one !== other);
      const [a, b] = [codesOf(200, one), codesOf(200, other)];
      expect(a.filter((code, index) => code === b[index]).length).toBeLessThan(4);
    }),
    { numRuns: 100 },
  );
});

test.each([0, -1, 1.5, Number.NaN, pickUpCodesPerDay + 1])(
  'pickUpCodeFromNumber throws RangeError for the sequence number %s',
  (sequence) => {
    expect(() => pickUpCodeFromNumber(sequence, keyedBy(0))).toThrow(RangeError);
  },
);

test.each(['I001', 'xA001', 'O123', 'A000', 'A01', 'a001', 'A0012'])('isPickUpCode rejects the text %s', (text) => {
  expect(isPickUpCode(text)).toBe(false);
});

test('a hand-over code always has four digits', () => {
  expect(handOverCodeFromNumber(0)).toBe('0000');
  expect(handOverCodeFromNumber(7)).toBe('0007');
  expect(handOverCodeFromNumber(4_294_967_295)).toBe('7295');
  expect(() => handOverCodeFromNumber(-1)).toThrow(RangeError);
});

const noon = new Date('2026-11-21T04:00:00Z');
const after = (seconds: number) => new Date(noon.getTime() + seconds * 1000);
const wrongTimes = (times: number): RedeemTries => {
  let counted = addWrongCode(undefined, noon);
  for (let time = 1; time < times; time += 1) counted = addWrongCode(counted, after(time));
  return counted;
};

test('after five wrong pick-up codes a shop cannot redeem codes until ten minutes after the first wrong one', () => {
  expect(redeemPauseSeconds(wrongTimes(4), after(10))).toBe(0);
  expect(redeemPauseSeconds(wrongTimes(5), after(10))).toBe(590);
  expect(redeemPauseSeconds(wrongTimes(5), after(599))).toBe(1);
  expect(redeemPauseSeconds(wrongTimes(5), after(600))).toBe(0);
});

test('a wrong pick-up code after the ten-minute counting window starts a new window', () => {
  expect(addWrongCode(wrongTimes(5), after(600))).toEqual({ tries: 1, endsAt: after(1200) });
});

test.each([
  [[], false, false, false],
  [['leave_at_door'], false, false, true],
  [['leave_at_reception'], false, false, true],
  [['no_cilantro'], true, false, true],
  [['no_cilantro'], false, true, true],
])(
  'a photo replaces the hand-over code if the guest agreed or the code is locked (remarks %j, locked %s, agreed %s, replaced: %s)',
  (remarkPhrases, isCodeLocked, isLeaveAgreed, isEnough) => {
    expect(isPhotoSufficient({ remarkPhrases, isCodeLocked, isLeaveAgreed })).toBe(isEnough);
  },
);
