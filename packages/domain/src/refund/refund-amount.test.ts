import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addFen, fen, splitFen } from '../fen.ts';
import {
  areItemsRefundable,
  arePiecesNotDelivered,
  maxRefundAmount,
  type RefundableLine,
  refundItemAmounts,
  refundPieceAmount,
} from './refund-amount.ts';

const line = (position: number, quantity: number, share: number, refundedBefore = 0): RefundableLine => ({
  position,
  quantity,
  share: fen(share),
  refundedBefore,
});
const fees = fen(700);

test.each([
  ['one unit of three is refundable with a third of the line', [line(0, 3, 900)], [{ position: 0, quantity: 1 }], 300],
  ['the first unit includes the fen that cannot be divided', [line(0, 3, 1_000)], [{ position: 0, quantity: 1 }], 334],
  [
    'a later unit does not include the fen that cannot be divided',
    [line(0, 3, 1_000, 1)],
    [{ position: 0, quantity: 1 }],
    333,
  ],
  [
    'a refund of the last units of an order includes the fees',
    [line(0, 3, 1_000, 1)],
    [{ position: 0, quantity: 2 }],
    666 + 700,
  ],
  [
    'fees are not refundable while units of another line remain',
    [line(0, 1, 500), line(1, 1, 200)],
    [{ position: 0, quantity: 1 }],
    500,
  ],
  [
    'all lines together are refundable with the whole payment',
    [line(0, 1, 500), line(1, 2, 301)],
    [
      { position: 0, quantity: 1 },
      { position: 1, quantity: 2 },
    ],
    500 + 301 + 700,
  ],
])('maxRefundAmount returns the highest refund for the requested units: %s', (_rule, lines, items, expected) => {
  expect(maxRefundAmount({ lines, fees, items })).toBe(expected);
});

test('areItemsRefundable rejects units that do not exist, were refunded, or occur twice', () => {
  const lines = [line(0, 3, 900, 2)];
  expect(areItemsRefundable(lines, [{ position: 0, quantity: 1 }])).toBe(true);
  expect(areItemsRefundable(lines, [{ position: 0, quantity: 2 }])).toBe(false);
  expect(areItemsRefundable(lines, [{ position: 1, quantity: 1 }])).toBe(false);
  expect(
    areItemsRefundable(
      [line(0, 3, 900)],
      [
        { position: 0, quantity: 1 },
        { position: 0, quantity: 1 },
      ],
    ),
  ).toBe(false);
  expect(() => refundItemAmounts(lines, [{ position: 0, quantity: 2 }])).toThrow(RangeError);
  expect(() => refundItemAmounts(lines, [{ position: 1, quantity: 1 }])).toThrow(RangeError);
});

test('areItemsRefundable requires between one and all remaining units of each line', () => {
  const areLeft = (first: number, second: number) =>
    areItemsRefundable(
      [line(0, 3, 900), line(1, 1, 200)],
      [
        { position: 0, quantity: first },
        { position: 1, quantity: second },
      ],
    );
  expect(areLeft(3, 1)).toBe(true);
  expect(areLeft(3, 2)).toBe(false);
  expect(areLeft(0, 1)).toBe(false);
});

test('refundPieceAmount returns 0 for a line that was refunded completely', () => {
  expect(refundPieceAmount(line(0, 2, 901, 2))).toBe(0);
  expect(refundPieceAmount(line(0, 2, 901, 1))).toBe(450);
});

test('the refunds of all units and fees of an order sum to the payment', () => {
  const order = fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 9 }), price: fc.nat(5_000) }), {
    minLength: 1,
    maxLength: 6,
  });
  fc.assert(
    fc.property(order, fc.nat(3_000), fc.nat(1_000), fc.infiniteStream(fc.nat(8)), (wished, reduction, fee, cuts) => {
      const amounts = wished.map(({ quantity, price }) => quantity * price);
      const goods = amounts.reduce((a, b) => a + b, 0);
      const shares = splitFen(fen(Math.max(0, goods - reduction)), amounts);
      let lines = wished.map(({ quantity }, at) => line(at, quantity, shares[at] ?? 0));
      const paid = addFen(...shares, fen(fee));
      let back = fen(0);
      while (lines.some((each) => each.refundedBefore < each.quantity)) {
        const items = lines
          .map((each) => {
            const quantity = Math.min(each.quantity - each.refundedBefore, cuts.next().value ?? 1);
            return { position: each.position, quantity };
          })
          .filter(({ quantity }) => quantity > 0);
        back = addFen(back, maxRefundAmount({ lines, fees: fen(fee), items }));
        lines = lines.map((each) => ({
          ...each,
          refundedBefore:
            each.refundedBefore + (items.find(({ position }) => position === each.position)?.quantity ?? 0),
        }));
      }
      expect(back).toBe(paid);
    }),
  );
});

const tea = { orderState: 'delivering', amount: 1_200, worth: 1_200 } as const;

test.each<[string, Partial<Parameters<typeof arePiecesNotDelivered>[0]>, boolean]>([
  ['units that were refunded in full are not delivered', {}, true],
  ['units that were refunded with the fees are not delivered', { amount: 1_700 }, true],
  ['units for which only a part of the price was refunded are delivered', { amount: 1_199 }, false],
  [
    'refunded units of an order that the shop has not accepted are not delivered',
    { amount: 1, orderState: 'pending' },
    true,
  ],
])('arePiecesNotDelivered decides whether the shop no longer delivers refunded units: %s', (_rule, over, expected) => {
  expect(arePiecesNotDelivered({ ...tea, ...over })).toBe(expected);
});
