import { shanghaiOffsetMs } from '@chifan/domain';
import { sourceIdOf } from '../city-rows.ts';
import { demoPaymentPassword } from '../demo-accounts.ts';
import { asMember, asStaff, type PastEvent } from '../past/past-callers.ts';
import type { SeededCity } from '../past/past-orders.ts';
import { type PastSimulation, unwrapAnswer } from '../past/past-simulation.ts';
import type { DemoBought } from './set-meals-file.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;
const toTheRestaurantMinutes = 60;
/**
 * Minutes from the purchase until the guest redeems the set meal at the counter. The pick-up code exists one minute
 * after the choice of a restaurant.
 */
const atTheCounterMinutes = 75;

type SetMealIds = ReadonlyMap<string, number>;

/**
 * Past purchases of set meals from the balance. If a restaurant is named, the guest chooses the restaurant an hour
 * later and redeems the code there.
 */
export const pastSetMeals = (past: PastSimulation, cast: SeededCity, setMealIds: SetMealIds, now: Date): PastEvent[] =>
  cast.city.setMeals.bought.map((bought, number) => {
    const at = instantOf(bought, now);
    return { at, happen: () => liveThrough(past, cast, { bought, at, key: `demo-set-meal-${number}`, setMealIds }) };
  });

function instantOf({ daysAgo, at }: DemoBought, now: Date): Date {
  const today = Math.floor((now.getTime() + shanghaiOffsetMs) / dayMs) * dayMs - shanghaiOffsetMs;
  const [hour = 0, minute = 0] = at.split(':').map(Number);
  return new Date(today - daysAgo * dayMs + (hour * 60 + minute) * minuteMs);
}

type Begun = {
  readonly bought: DemoBought;
  readonly at: Date;
  readonly key: string;
  readonly setMealIds: SetMealIds;
};

async function liveThrough(past: PastSimulation, cast: SeededCity, begun: Begun): Promise<void> {
  const { bought, at, key } = begun;
  const index = cast.city.people.members.findIndex(({ email }) => email === bought.member);
  const language = cast.city.people.members[index]?.language ?? 'en';
  const member = (now: Date) => asMember(cast.memberIds[index] ?? 0, now, language, key);
  const later = async (minutes: number): Promise<Date> => {
    const instant = new Date(at.getTime() + minutes * minuteMs);
    await past.passUntil(instant);
    return instant;
  };
  const { handlers } = past;
  const what = `${bought.setMeal} of ${bought.member}`;
  const request = {
    setMealId: begun.setMealIds.get(bought.setMeal) ?? 0,
    quantity: bought.quantity,
    choices: bought.choices,
    useBalance: true,
    couponId: null,
  };
  const quote = await unwrapAnswer(what, handlers.quoteSetMeal?.(request, member(at)));
  const input = { request, quoteToken: quote.token, paymentPassword: demoPaymentPassword };
  const { orderId } = await unwrapAnswer(what, handlers.placeSetMeal?.(input, member(at)));
  if (bought.redeemedAt === null) return;
  const shopId = cast.shopIds.get(sourceIdOf(bought.redeemedAt)) ?? 0;
  const chosenAt = await later(toTheRestaurantMinutes);
  await unwrapAnswer(what, handlers.chooseRestaurant?.({ orderId, shopId, dietProfile: null }, member(chosenAt)));
  const redeemedAt = await later(atTheCounterMinutes);
  const shown = await unwrapAnswer(what, handlers.orderDetail?.({ orderId }, member(redeemedAt)));
  const merchant = asStaff('merchant', cast.staff.merchants.get(bought.redeemedAt) ?? 0, redeemedAt);
  await unwrapAnswer(what, handlers.redeemCode?.({ shopId, code: shown.pickUpCode ?? '' }, merchant));
}
