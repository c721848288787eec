import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inSmallCityWithCards } from '../../../testing/in-small-city.ts';
import { noodlesToTakeAway, placeAnother, type SmallCity, type TestAppWithCards } from '../../../testing/index.ts';
import { memberWith, withdrawalsOf } from '../../affiliate/withdrawing/withdrawing-in-tests.ts';

let app: TestAppWithCards;
let city: SmallCity;
inSmallCityWithCards((opened) => {
  ({ app, city } = opened);
});

const operator = () => ({ token: city.operator.token });
const listed = async () => (await app.call('failedTransfers', { pageNo: -1 }, operator())).data;
const counted = async () => (await app.call('failedTransferCount', {}, operator())).data.waiting;
const retry = (number: string) => app.call('retryTransfer', { number }, operator());

/** Creates a failed gateway refund by cancelling a paid order. The refund has no refund request. */
async function failedRefund() {
  const { orderId } = (await placeAnother(app, city.member, noodlesToTakeAway(city))).data;
  const started = await app.call('startPayment', { orderId, method: 'stripe' }, { token: city.member.token });
  await app.payByCard(started.data.clientData?.['clientSecret'] ?? '');
  const detail = async () => {
    await app.drain();
    return (await app.call('orderDetail', { orderId }, { token: city.member.token })).data;
  };
  await expect.poll(async () => (await detail()).state).toBe('pending');
  await app.setFaults({ abnormalRefund: 1 });
  await app.call('cancelOrder', { orderId, reason: 8 }, { token: city.member.token });
  await app.drain();
  const { number } = await detail();
  const transfer = async () => (await listed()).records.find(({ of }) => of === number);
  await expect.poll(transfer, { interval: 20 }).toBeDefined();
  await app.setFaults({ abnormalRefund: 0 });
  const found = await transfer();
  if (!found) throw new Error('the refund is not in the list');
  return found;
}

const refundsAtStripe = async (number: string) => {
  const { rows } = await sql<{ state: string; tries: number }>`SELECT state, tries FROM gateway_refund
    WHERE number = ${number}`.execute(app.app.database.read);
  return rows[0];
};

test('ten concurrent retries of a failed refund send it once (rule payment-18)', async () => {
  const before = await counted();
  const refund = await failedRefund();
  expect(refund).toMatchObject({ kind: 'refund', method: 'stripe', error: 'lost_or_stolen_card' });
  expect(await counted()).toBe(before + 1);
  const answers = await Promise.all(Array.from({ length: 10 }, () => retry(refund.number)));
  expect(answers.map(({ success }) => success)).not.toContain(false);
  await app.drain();
  expect(await refundsAtStripe(refund.number)).toMatchObject({ state: 'settled' });
  expect(await counted()).toBe(before);
  const again = await retry(refund.number);
  expect(again.data).toEqual({ number: refund.number, state: 'settled' });
  const checked = await app.call('ledgerCheck', {}, operator());
  expect(checked.data).toMatchObject({ isBalanced: true, problems: [] });
});

test('a payout without sufficient funds at the gateway is listed as failed until a retry sends it', async () => {
  const withdrawals = withdrawalsOf(app);
  const member = await memberWith(app, 5_000);
  const { data } = await withdrawals.withdraw(member, 2_000);
  await app.atSandbox('alipay/faults', { balanceTooSmall: 1 });
  await withdrawals.approve(city.operator, data.id);
  await app.drain();
  const [payout] = (await listed()).records.filter(({ kind }) => kind === 'payout');
  expect(payout).toMatchObject({ method: 'alipay', amount: 2_000, of: data.number });
  await app.atSandbox('alipay/faults', { balanceTooSmall: 0 });
  const answers = await Promise.all(Array.from({ length: 5 }, () => retry(payout?.number ?? '')));
  expect(answers.map(({ success }) => success)).not.toContain(false);
  await app.drain();
  expect((await withdrawals.own(member, data.id))?.state).toBe('paid');
  expect((await listed()).records.filter(({ kind }) => kind === 'payout')).toEqual([]);
});

test('only platform accounts may list and retry failed transfers', async () => {
  for (const { token } of [city.member, city.merchant, city.courier]) {
    expect((await app.call('failedTransfers', { pageNo: 1 }, { token })).status).toBe(403);
    expect((await app.call('retryTransfer', { number: 'R1' }, { token })).status).toBe(403);
  }
  expect(await retry('R1')).toMatchObject({ success: false, status: 404 });
});
