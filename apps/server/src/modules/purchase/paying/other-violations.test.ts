import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  newCampaign,
  newMember,
  noodlesToTakeAway,
  openTestCity,
  quoteAndPlace,
  type SmallCity,
  type TestApp,
} from '../../../testing/index.ts';
import { paymentPassword } from '../../../testing/small-city.ts';

let test: TestApp;
let city: SmallCity;

beforeAll(async () => {
  ({ app: test, city } = await openTestCity());
});
afterAll(() => test.close());

/**
 * Makes the database reject each ledger posting while `work` runs. The server must not report the rejection as
 * insufficient balance.
 */
async function whileNothingIsPosted<Value>(work: () => Promise<Value>): Promise<Value> {
  const { read } = test.app.database;
  await sql`ALTER TABLE posting ADD CONSTRAINT nothing_is_posted CHECK (false) NOT VALID`.execute(read);
  try {
    return await work();
  } finally {
    await sql`ALTER TABLE posting DROP CONSTRAINT nothing_is_posted`.execute(read);
  }
}

const ownFault = { status: 500, code: 500, success: false };
const pay = (what: { orderId: number } | { purchaseId: number }, token: string) =>
  test.call('startPayment', { ...what, method: 'balance', paymentPassword }, { token });

it('placing an order that uses the balance reports a database error as 500, not as insufficient balance', async () => {
  const request = { ...noodlesToTakeAway(city), useBalance: true };
  expect(await whileNothingIsPosted(() => quoteAndPlace(test, city.member, request))).toMatchObject(ownFault);
  expect(await quoteAndPlace(test, city.member, request)).toMatchObject({ success: true });
});

it('paying an order from the balance reports a database error as 500, not as insufficient balance', async () => {
  const [rich, poor] = [await newMember(test), await newMember(test, 1)];
  const placed = await quoteAndPlace(test, rich, noodlesToTakeAway(city));
  const paying = () => pay({ orderId: placed.data.orderId }, rich.token);
  expect(await whileNothingIsPosted(paying)).toMatchObject(ownFault);
  expect(await paying()).toMatchObject({ data: { state: 'settled' } });
  const dear = await quoteAndPlace(test, poor, noodlesToTakeAway(city));
  expect(await pay({ orderId: dear.data.orderId }, poor.token)).toMatchObject({
    data: { reason: 'insufficient_balance' },
  });
});

it('paying a coupon from the balance reports a database error as 500, not as insufficient balance', async () => {
  const [rich, poor] = [await newMember(test), await newMember(test, 1)];
  const campaignId = await newCampaign(test, city, { channel: 'bought', price: 100 });
  const { data } = await test.call('buyCoupon', { campaignId }, { token: rich.token });
  expect(await whileNothingIsPosted(() => pay({ purchaseId: data.id }, rich.token))).toMatchObject(ownFault);
  const dear = await test.call('buyCoupon', { campaignId }, { token: poor.token });
  expect(await pay({ purchaseId: dear.data.id }, poor.token)).toMatchObject({
    data: { reason: 'insufficient_balance' },
  });
});
