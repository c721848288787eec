import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fen } from '../fen.ts';
import { orderPaidPosting, orderRefundedPosting, orderSettledPosting } from './order-postings.ts';
import { checkPosting, debitEntry, type Posting, transferPosting } from './posting.ts';

const amount = fc.nat(1_000_000).map(fen);
const entries = (...rows: [string, number][]) => rows.map(([account, value]) => ({ account, amount: fen(value) }));
const posting = (...rows: [string, number][]): Posting => ({ id: 'p1', reason: 'test', entries: entries(...rows) });
const order = { id: 'p1', orderId: 'o1', memberId: 'm1', method: 'stripe' };

describe('postings', () => {
  test.each<[string, Posting, string]>([
    ['moves money between two accounts', posting(['member_balance:a', -500], ['member_balance:b', 500]), 'ok'],
    [
      'may have many entries',
      posting(['order_held:o', -500], ['merchant_earnings:s', 400], ['courier_fees:c', 100]),
      'ok',
    ],
    ['that makes money is refused', posting(['member_balance:a', -500], ['member_balance:b', 501]), 'unbalanced'],
    [
      'that exchanges points for money is refused',
      posting(['member_points:a', -500], ['member_balance:a', 500]),
      'unbalanced',
    ],
    [
      'that makes money is refused even if its points are balanced',
      posting(['member_points:a', -5], ['points_redeemed', 5], ['member_balance:a', 500]),
      'unbalanced',
    ],
    ['without entries is refused', posting(), 'empty'],
    ['with only zero entries is refused', posting(['member_balance:a', 0]), 'empty'],
  ])('checkPosting accepts only a balanced ledger posting: a posting %s', (_rule, posting, expected) => {
    const checked = checkPosting(posting);
    expect(checked.ok ? 'ok' : checked.reason).toBe(expected);
  });

  test('debitEntry of zero has the amount 0 instead of −0', () => {
    expect(debitEntry('topup_bonus', fen(0)).amount).toBe(0);
  });

  test('checkPosting throws for an unknown account', () => {
    expect(() => checkPosting(posting(['piggy_bank:a', -1], ['member_balance:a', 1]))).toThrow(RangeError);
  });

  test('transferPosting debits the account `from` and credits the account `to`', () => {
    const { entries: moved } = transferPosting({
      id: 'p1',
      from: 'topup_bonus',
      to: 'member_balance:a',
      amount: fen(50),
      reason: 'top_up',
    });
    expect(moved).toEqual(entries(['topup_bonus', -50], ['member_balance:a', 50]));
  });
});

describe('ledger postings of an order', () => {
  test('orderPaidPosting moves a payment from the balance and the gateway to the held money of the order', () => {
    expect(orderPaidPosting({ ...order, balance: fen(300), gateway: fen(700) }).entries).toEqual(
      entries(['member_balance:m1', -300], ['gateway_clearing:stripe', -700], ['order_held:o1', 1_000]),
    );
  });

  test('orderPaidPosting has no gateway entry if the balance pays everything', () => {
    expect(orderPaidPosting({ ...order, method: null, balance: fen(300), gateway: fen(0) }).entries).toEqual(
      entries(['member_balance:m1', -300], ['order_held:o1', 300]),
    );
    expect(() => orderPaidPosting({ ...order, method: null, balance: fen(0), gateway: fen(1) })).toThrow(RangeError);
  });

  test('orderSettledPosting pays the shop and the courier', () => {
    const earned = {
      id: 'p2',
      orderId: 'o1',
      shopId: 's1',
      shopShare: fen(800),
      deliveryShare: fen(200),
      subsidy: fen(0),
    };
    expect(orderSettledPosting({ ...earned, courierId: 'c1' }).entries).toEqual(
      entries(['order_held:o1', -1_000], ['merchant_earnings:s1', 800], ['courier_fees:c1', 200]),
    );
    expect(orderSettledPosting({ ...earned, courierId: null }).entries).toEqual(
      entries(['order_held:o1', -1_000], ['merchant_earnings:s1', 800], ['platform_income', 200]),
    );
  });

  test('orderSettledPosting charges the platform’s coupons to the platform, not to the shop or the courier', () => {
    const earned = { id: 'p2', orderId: 'o1', shopId: 's1', shopShare: fen(800), deliveryShare: fen(200) };
    expect(orderSettledPosting({ ...earned, courierId: 'c1', subsidy: fen(300) }).entries).toEqual(
      entries(
        ['order_held:o1', -700],
        ['platform_income', -300],
        ['merchant_earnings:s1', 800],
        ['courier_fees:c1', 200],
      ),
    );
  });

  test('orderSettledPosting gives the brand its share of a branch’s set meal and does not change the courier’s fee', () => {
    const earned = { id: 'p2', orderId: 'o1', shopId: 's1', courierId: null, deliveryShare: fen(0), subsidy: fen(100) };
    expect(
      orderSettledPosting({ ...earned, shopShare: fen(1_000), brand: { brandId: 'b1', share: fen(150) } }).entries,
    ).toEqual(
      entries(
        ['order_held:o1', -900],
        ['platform_income', -100],
        ['merchant_earnings:s1', 850],
        ['brand_earnings:b1', 150],
      ),
    );
  });

  test('a full refund reverses the payment, however it is split between balance and gateway', () => {
    fc.assert(
      fc.property(amount, amount, (balance, gateway) => {
        const paid = orderPaidPosting({ ...order, balance, gateway });
        const refunded = orderRefundedPosting({ ...order, balance, gateway, from: 'order_held:o1' });
        const sums = new Map<string, number>();
        for (const { account, amount } of [...paid.entries, ...refunded.entries])
          sums.set(account, (sums.get(account) ?? 0) + amount);
        expect([...sums.values()].filter((sum) => sum !== 0)).toEqual([]);
      }),
    );
  });

  test('every posting of an order is balanced, or empty if all amounts are zero', () => {
    fc.assert(
      fc.property(amount, amount, (one, other) => {
        const money = { ...order, balance: one, gateway: other };
        const postings = [
          orderPaidPosting(money),
          orderRefundedPosting({ ...money, from: 'merchant_earnings:s1' }),
          orderSettledPosting({
            ...money,
            shopId: 's1',
            courierId: 'c1',
            shopShare: one,
            deliveryShare: other,
            subsidy: one,
          }),
        ];
        for (const posting of postings) {
          const checked = checkPosting(posting);
          expect(checked.ok ? 'ok' : checked.reason).toBe(one + other === 0 ? 'empty' : 'ok');
        }
      }),
    );
  });
});
