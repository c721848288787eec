import * as fc from 'fast-check';
import { chosenSize } from '../../set-meals.ts';
import { paymentPassword } from '../../small-city.ts';
import { spendableOf, type World } from '../model-state.ts';
import { place } from '../order-rules.ts';
import { endOfBusinessDay, type Priced, priceOfSetMeal, setMealTerms } from '../sums.ts';
import { answered, type Step } from './step.ts';

export const setMealWanted = fc.record({
  quantity: fc.constantFrom(1, 1, 2, 2, 3, 4),
  usesBalance: fc.boolean(),
});

type Wanted = typeof setMealWanted extends fc.Arbitrary<infer Value> ? Value : never;

const aDay = 24 * 3_600_000;

export const placingSetMealOf = ({ quantity, usesBalance }: Wanted): Step => ({
  name: `buy ${quantity} set meals${usesBalance ? ' from balance' : ''}`,
  isPossible: () => true,
  take: async (world, real) => {
    const as = { token: real.member.token };
    const { setMealId } = real;
    const request = { setMealId, quantity, choices: chosenSize, useBalance: usesBalance };
    const quoted = await real.test.call('quoteSetMeal', request, as);
    const priced = priceOfSetMeal(quantity, usesBalance ? spendableOf(world) : 0);
    const { goods, balance } = quoted.data.receipt;
    if (goods !== priced.goods || balance !== priced.balance)
      throw new Error(`quoted ${JSON.stringify(quoted.data.receipt)}, not ${JSON.stringify(priced)}`);
    const input = { request, quoteToken: quoted.data.token, paymentPassword };
    const placed = await real.test.call('placeSetMeal', input, as);
    if (!answered(placed, mayPlace(world, quantity, priced), 'buying a set meal')) return;
    const validUntil = endOfBusinessDay(world.now + setMealTerms.validDays * aDay);
    const setMeal = { validUntil, hasVouchers: false, choices: 0, isReleased: false };
    place(world, { id: placed.data.orderId, isDelivery: false, setMeal, start: world.now }, priced);
  },
});

export const placingSetMeal = setMealWanted.map(placingSetMealOf);

function mayPlace({ orders, setMeal }: World, quantity: number, priced: Priced): boolean {
  const isToPay = priced.total > priced.balance;
  if (isToPay && orders.some((order) => order.state === 'unpaid' && order.setMeal !== null)) return false;
  return quantity <= setMealTerms.maxPerOrder && quantity <= setMeal.stock && setMeal.codes > 0;
}
