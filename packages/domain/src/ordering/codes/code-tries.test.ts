import { expect, test } from 'vitest';
import { isPhotoEnough, type RedeemTries, redeemPauseSeconds, withWrongCode } from './code-tries.ts';

const noon = new Date('2026-11-21T04:00:00Z');
const after = (seconds: number) => new Date(noon.getTime() + seconds * 1000);
const wrongTimes = (times: number): RedeemTries => {
  let counted = withWrongCode(undefined, noon);
  for (let time = 1; time < times; time += 1) counted = withWrongCode(counted, after(time));
  return counted;
};

test('five wrong codes pause a shop until ten minutes after the first one', () => {
  expect(redeemPauseSeconds(wrongTimes(4), after(10))).toBe(0);
  expect(redeemPauseSeconds(wrongTimes(5), after(10))).toBe(590);
  expect(redeemPauseSeconds(wrongTimes(5), after(599))).toBe(1);
  expect(redeemPauseSeconds(wrongTimes(5), after(600))).toBe(0);
});

test('a window that has ended begins anew with the next wrong code', () => {
  expect(withWrongCode(wrongTimes(5), after(600))).toEqual({ tries: 1, endsAt: after(1200) });
});

test.each([
  [[], false, false],
  [['leave_at_door'], false, true],
  [['no_cilantro'], true, true],
])('with the wishes %j and a locked code %s a photo alone is enough: %s', (remarkPhrases, isCodeLocked, isEnough) => {
  expect(isPhotoEnough({ remarkPhrases, isCodeLocked })).toBe(isEnough);
});
