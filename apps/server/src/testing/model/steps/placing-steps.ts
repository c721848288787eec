import * as fc from 'fast-check';
import { paymentPassword } from '../../small-city.ts';
import type { Stage } from '../fixture.ts';
import { hour, spendableOf, type World } from '../model-state.ts';
import { place } from '../order-rules.ts';
import { isUsable, menu, type Priced, priceOf, type Wanted } from '../sums.ts';
import { answered, type Step } from './step.ts';

export const wanted = fc.record<Wanted>({
  isDelivery: fc.boolean(),
  isEatenHere: fc.boolean(),
  isForLater: fc.boolean(),
  noodles: fc.integer({ min: 0, max: 3 }),
  // Quantities of up to two order lines with the same dish. The stock must cover their sum.
  tea: fc.array(fc.integer({ min: 1, max: 2 }), { maxLength: 2 }),
  usesBalance: fc.boolean(),
  usesCoupons: fc.boolean(),
});

export const placingOf = (wanted: Wanted): Step => ({
  name: `place ${JSON.stringify(wanted)}`,
  isPossible: () => wanted.noodles > 0 || wanted.tea.length > 0,
  take: async (world, real) => {
    const start = startOf(wanted, world);
    const request = requestOf(wanted, real, start === world.now ? null : new Date(start).toISOString());
    const quoted = await real.test.call('quoteOrder', request, { token: real.member.token });
    const priced = priceOf(world, wanted, spendableOf(world));
    checkQuote(quoted.data.receipt, priced);
    const placed = await real.test.call(
      'placeOrder',
      {
        request,
        quoteToken: quoted.data.token,
        contactName: 'Guest',
        contactPhone: '13912345678',
        helper: 'can_communicate',
        paymentPassword,
      },
      { token: real.member.token },
    );
    if (!answered(placed, mayPlace(world, wanted, priced), 'placing')) return;
    const { isDelivery } = wanted;
    place(world, { id: placed.data.orderId, isDelivery, setMeal: null, start }, priced);
  },
});

export const placing = wanted.map(placingOf);

/**
 * Start time of the order. "Later" means 20 hours, which is mostly the next business day. Orders eaten in the shop are
 * always for now.
 */
const startOf = ({ isForLater, isDelivery, isEatenHere }: Wanted, { now }: World): number =>
  isForLater && (isDelivery || !isEatenHere) ? now + 20 * hour : now;

function requestOf(wanted: Wanted, real: Stage, wantedAt: string | null) {
  const { isDelivery, isEatenHere, noodles, tea, usesBalance, usesCoupons } = wanted;
  const { shopId, noodlesId, teaId, addressId } = real;
  const lines = [
    ...(noodles > 0 ? [{ dishId: noodlesId, quantity: noodles, options: {} }] : []),
    ...tea.map((quantity) => ({ dishId: teaId, quantity, options: {} })),
  ];
  const way = isDelivery
    ? { type: 'delivery' as const, addressId }
    : { type: 'pickup' as const, dining: isEatenHere ? ('dine_in' as const) : ('take_away' as const) };
  const coupons = usesCoupons ? {} : { shopCouponId: null, deliveryCouponId: null };
  return { shopId, lines, wantedAt, useBalance: usesBalance, ...way, ...coupons };
}

function checkQuote(receipt: { goods: number; balance: number; payable: number }, priced: Priced): void {
  const { goods, balance, payable } = receipt;
  const due = priced.total - priced.balance;
  if (goods === priced.goods && balance === priced.balance && payable === due) return;
  throw new Error(`quoted ${JSON.stringify(receipt)}, not ${JSON.stringify(priced)}`);
}

function mayPlace(world: World, { isDelivery, tea }: Wanted, priced: Priced): boolean {
  const { goods, shopCoupon, deliveryCoupon } = priced;
  // A member may have only one unpaid order of dishes per shop.
  const isToPay = priced.total > priced.balance;
  if (isToPay && world.orders.some(({ state, setMeal }) => state === 'unpaid' && setMeal === null)) return false;
  if (isDelivery && goods < menu.minimumDelivery) return false;
  if ([shopCoupon, deliveryCoupon].some((coupon) => coupon && !isUsable(coupon, world.now))) return false;
  return tea.reduce((a, b) => a + b, 0) <= world.stock;
}
