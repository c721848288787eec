import { describe, expect, it } from 'vitest';
import type { Quote } from '../../../data/ordering.ts';
import { dishChanges, quoteChanges, readChangedQuote } from './quote-changes.ts';

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

const asTold = (quote: Quote) => quote;

const seen = { receipt, shopCouponId: null, deliveryCouponId: null };

describe('changes of a new quote', () => {
  it('two quotes with the same prices and coupons have no differences', () =>
    expect(quoteChanges(seen, { ...seen })).toEqual([]));

  it('differences between two quotes are listed in the sequence of the receipt, with the total last', () => {
    const dearer = { ...receipt, deliveryFee: 900, goods: 4_000, payable: 4_600 };
    expect(quoteChanges(seen, { ...seen, receipt: dearer })).toEqual([
      { step: 'goods', before: 3_800, after: 4_000 },
      { step: 'deliveryFee', before: 600, after: 900 },
      { step: 'payable', before: 4_100, after: 4_600 },
    ]);
  });

  it('another coupon with the same discount counts as a difference between quotes', () => {
    expect(quoteChanges({ ...seen, shopCouponId: 4 }, { ...seen, shopCouponId: 5 })).toEqual([
      { step: 'shopCoupon', before: 0, after: 0 },
    ]);
  });

  it('dishes with a changed unit price are listed with both prices', () => {
    const line = { dishId: 1, name: { text: 'Tea', language: 'en' as const }, unitPrice: 1_400 };
    const rest = { nameZh: '茶', pinyin: '', plate: 'tea', chosen: [], chosenZh: [], quantity: 1, amount: 1_400 };
    const lines = [{ ...rest, ...line }];
    expect(dishChanges({ ...seen, lines }, { lines })).toEqual([]);
    expect(dishChanges({ ...seen, lines }, { lines: [{ ...rest, ...line, unitPrice: 1_600 }] })).toEqual([
      { name: line.name, before: 1_400, after: 1_600 },
    ]);
  });

  it('error details of a rejected order that contain no quote are ignored', () => {
    expect(readChangedQuote(undefined, asTold)).toBeUndefined();
    expect(readChangedQuote({ dishIds: [1] }, asTold)).toBeUndefined();
  });
});
