import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchCity } from '../city/build-city.ts';
import { benchPaymentPassword } from '../city/people.ts';
import { chosenSizes } from '../city/set-meals.ts';
import { callAs } from './bench-call.ts';
import type { HttpClient } from './http-client.ts';
import type { Path } from './order-path.ts';
import { pick } from './scenarios.ts';

type Chosen = { readonly guest: string; readonly orderId: number; readonly shopId: number; readonly at: number };

/** A worker that nobody wakes looks for due jobs once a second: by then every code is there. */
export const onTheWayMs = 2_000;

/** Guests on their way, the first who set out first; whoever is left over from a round is there when the next begins. */
const onTheWay: Chosen[] = [];

/**
 * A set meal is quoted, placed, paid from the balance and its restaurant chosen; then guests who have arrived meanwhile
 * read their codes and have them redeemed. As many are redeemed as are bought, and nobody waits.
 */
export const setMealPath: Path = (client, city) => async (turn) => {
  const { placing, ...chosen } = await buyAndChoose(client, city, turn);
  onTheWay.push(chosen);
  for (let redeemed = 0; redeemed < 2; redeemed += 1) {
    const arrived = takeArrived();
    if (arrived === undefined) break;
    await redeem(client, city, arrived);
  }
  return placing;
};

function takeArrived(): Chosen | undefined {
  const [first] = onTheWay;
  return first !== undefined && performance.now() - first.at >= onTheWayMs ? onTheWay.shift() : undefined;
}

async function buyAndChoose(client: HttpClient, city: BenchCity, turn: number): Promise<Chosen & { placing: number }> {
  const guest = pick(city.tokens, turn);
  const { id: setMealId, branchIds } = pick(city.setMeals, turn);
  const shopId = pick(branchIds, Math.floor(turn / city.setMeals.length));
  const request = { setMealId, quantity: 1, choices: chosenSizes };
  const { token } = await callAs<{ token: string }>(client, guest, '/rest/shop/setMeal/quote', request);
  const began = performance.now();
  const placed = { request, quoteToken: token };
  const { orderId } = await callAs<{ orderId: number }>(client, guest, '/rest/shop/setMeal/place', placed);
  const placing = performance.now() - began;
  const payment = { orderId, method: 'balance', paymentPassword: benchPaymentPassword };
  await callAs(client, guest, '/rest/payment/start', payment);
  await callAs(client, guest, '/rest/order/restaurant/choose', { orderId, shopId });
  return { guest, orderId, shopId, at: performance.now(), placing };
}

async function redeem(client: HttpClient, city: BenchCity, { guest, orderId, shopId }: Chosen): Promise<void> {
  const code = await codeOf(client, guest, orderId);
  await callAs(client, city.merchantToken, '/rest/merchant/order/redeem', { shopId, code });
}

const askAgainMs = 50;
const longestMs = 30_000;

async function codeOf(client: HttpClient, guest: string, orderId: number): Promise<string> {
  for (const until = performance.now() + longestMs; performance.now() < until; await sleep(askAgainMs)) {
    const order = await callAs<{ pickUpCode: string | null }>(client, guest, '/rest/order/detail', { orderId });
    if (order.pickUpCode !== null) return order.pickUpCode;
  }
  throw new Error(`order ${orderId} has no code`);
}
