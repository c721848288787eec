import { sql } from 'kysely';
import { chosenSize, newSetMeal, openBrand } from '../set-meals.ts';
import { paymentPassword } from '../small-city.ts';
import { made, type Stage } from './made.ts';

/** Creates two paid set meal orders: one without a restaurant, one whose branch was paused after the guest chose it. */
export async function setMealObjects({ test, city }: Stage) {
  const as = { token: city.member.token };
  const brand = await openBrand(test, city);
  const [shopId, pausedId] = brand.branchIds;
  const setMealId = await newSetMeal(test, brand);
  const request = { setMealId, quantity: 1, choices: chosenSize, useBalance: true, couponId: null };
  const buy = async () => {
    const { token: quoteToken } = await made(test.call('quoteSetMeal', request, as));
    return (await made(test.call('placeSetMeal', { request, quoteToken, paymentPassword }, as))).orderId;
  };
  const boughtId = await buy();
  const chosenId = await buy();
  await made(test.call('chooseRestaurant', { orderId: chosenId, shopId: pausedId }, as));
  await sql`UPDATE shop SET is_taking_orders = false WHERE id = ${pausedId}`.execute(test.app.database.read);
  await test.drain();
  return { boughtId, chosenId, branchId: shopId };
}
