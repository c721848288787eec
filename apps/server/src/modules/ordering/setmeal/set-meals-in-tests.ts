import type { SetMealRequest } from '@chifan/contract/setmeal/views';
import type { TestApp, TestPerson } from '../../../testing/index.ts';
import { chosenSize } from '../../../testing/set-meals.ts';

export const minute = 60_000;
export const day = 86_400_000;

type Wanted = Partial<SetMealRequest> & { readonly setMealId: number };

export const setMealWanted = (wanted: Wanted) => ({ quantity: 1, choices: chosenSize, ...wanted });

/** Quotes and places an order of a set meal. The caller checks the response. */
export async function quoteAndPlaceSetMeal(
  test: TestApp,
  { token }: Pick<TestPerson, 'token'>,
  wanted: Wanted,
  options: { idempotencyKey?: string } = {},
) {
  const request = setMealWanted(wanted);
  const quoted = await test.call('quoteSetMeal', request, { token });
  const input = { request, quoteToken: quoted.data?.token ?? '', paymentPassword: '246810' };
  return test.call('placeSetMeal', input, { token, ...options });
}

/** Buys a set meal from the balance. The order is then pending and has its vouchers. */
export async function buySetMeal(test: TestApp, member: Pick<TestPerson, 'token'>, wanted: Wanted): Promise<number> {
  const placed = await quoteAndPlaceSetMeal(test, member, { useBalance: true, ...wanted });
  if (!placed.success) throw new Error(`not bought: ${JSON.stringify(placed)}`);
  await test.drain();
  return placed.data.orderId;
}
