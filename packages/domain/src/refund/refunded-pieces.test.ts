import { expect, test } from 'vitest';
import { arePiecesGone } from './refunded-pieces.ts';

const tea = { orderState: 'delivering', amount: 1_200, worth: 1_200 } as const;

test.each<[string, Partial<Parameters<typeof arePiecesGone>[0]>, boolean]>([
  ['what came back whole is not made any more', {}, true],
  ['with the fees it came back whole too', { amount: 1_700 }, true],
  ['who has a part of it back gets it all the same', { amount: 1_199 }, false],
  ['of what nobody accepted nothing is made, whatever was asked for it', { amount: 1, orderState: 'pending' }, true],
])('%s', (_rule, over, expected) => {
  expect(arePiecesGone({ ...tea, ...over })).toBe(expected);
});
