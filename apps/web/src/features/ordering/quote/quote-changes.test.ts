import { describe, expect, it } from 'vitest';
import { quoteChanges, readChangedQuote } from './quote-changes.ts';

const receipt = {
  goods: 3_800,
  fullReduction: 500,
  shopCoupon: 0,
  packageFee: 200,
  deliveryFee: 600,
  deliveryCoupon: 0,
  balance: 0,
  payable: 4_100,
};

describe('a new quote', () => {
  it('that costs the same has no changes', () => expect(quoteChanges(receipt, { ...receipt })).toEqual([]));

  it('names each step that moved in the order of the receipt, the sum last', () => {
    expect(quoteChanges(receipt, { ...receipt, deliveryFee: 900, goods: 4_000, payable: 4_600 })).toEqual([
      { step: 'goods', before: 3_800, after: 4_000 },
      { step: 'deliveryFee', before: 600, after: 900 },
      { step: 'payable', before: 4_100, after: 4_600 },
    ]);
  });

  it('is not read from details that carry none', () => {
    expect(readChangedQuote(undefined)).toBeUndefined();
    expect(readChangedQuote({ dishIds: [1] })).toBeUndefined();
  });
});
