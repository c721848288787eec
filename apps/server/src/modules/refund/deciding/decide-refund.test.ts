import { afterAll, beforeAll, expect, test } from 'vitest';
import { shownAt } from '../../../testing/index.ts';
import { everything, hour, movedBetween, noodles, openRefundStage, type RefundStage, tea } from '../refund-in-tests.ts';

let stage: RefundStage;

beforeAll(async () => {
  stage = await openRefundStage();
});
afterAll(() => stage.test.close());

type Until = Parameters<RefundStage['deliver']>[1];

async function asked(until: Until, items = [tea]) {
  const orderId = await stage.paid();
  await stage.deliver(orderId, until);
  const { most } = (await stage.preview(orderId, items)).data;
  const refund = (await stage.apply(orderId, items, most)).data;
  return { orderId, most, refundId: refund.id };
}

const grant = (refundId: number, amount: number) =>
  stage.test.call('grantRefund', { refundId, amount }, stage.staff.merchant);
const refuse = (refundId: number) =>
  stage.test.call('refuseRefund', { refundId, refusal: 'made_as_ordered', note: '按单制作' }, stage.staff.merchant);
const appeal = (refundId: number, more: object = {}) =>
  stage.test.call('appealRefund', { refundId, note: 'Look at the photo.', ...more }, stage.guest);
type Liable = 'merchant' | 'courier' | 'platform' | 'guest';
const decide = (refundId: number, decision: 'grant' | 'refuse', liable: Liable, amount?: number) => {
  const reason = decision === 'refuse' ? ('no_fault_found' as const) : ('only_affected' as const);
  const why = decision === 'refuse' || amount !== undefined ? { reason } : {};
  const said = {
    note: '核实无误',
    ...why,
    ...(amount === undefined ? {} : { amount }),
  } as const;
  return stage.test.call('decideRefund', { refundId, decision, liable, ...said }, stage.staff.operator);
};

test('an order continues after the merchant grants a partial refund before delivery', async () => {
  const { orderId, refundId } = await asked('accepted');
  const before = await stage.ledger();
  const granted = await grant(refundId, 1_200);
  expect(granted.data).toMatchObject({ state: 7, asked: 1_200, granted: { amount: 1_200 }, liable: 'merchant' });
  expect(await stage.order(orderId)).toMatchObject({ state: 'delivering', refunded: 1_200 });
  expect(movedBetween(before, await stage.ledger())).toEqual({
    [`member_balance:${stage.city.member.id}`]: 1_200,
    [`order_held:${orderId}`]: -1_200,
  });
  expect((await stage.preview(orderId, [tea])).data).toMatchObject({ reason: 'refund_nothing_chosen' });
  for (const sum of [1_200, 1_201, 1]) {
    const { data } = await grant(refundId, sum);
    expect(data, `${sum} fen`).toMatchObject({ reason: 'refund_decided' });
  }
});

test('a merchant cannot grant more than the requested refund', async () => {
  const { orderId, refundId } = await asked('accepted');
  expect((await grant(refundId, 1_201)).data).toMatchObject({ reason: 'refund_exceeds_paid' });
  expect((await stage.order(orderId)).refunded).toBe(0);
});

test('after a partial refund of a delivered order, the rest of the payment goes to shop and courier', async () => {
  const { orderId, refundId } = await asked('delivered');
  const paid = (await stage.order(orderId)).receipt.balance;
  const before = await stage.ledger();
  await grant(refundId, 1_200);
  const after = await stage.order(orderId);
  expect(after.state).toBe('after_sale_completed');
  expect(movedBetween(before, await stage.ledger())).toMatchObject({
    [`order_held:${orderId}`]: -paid,
    [`member_balance:${stage.city.member.id}`]: 1_200,
    [`merchant_earnings:${stage.city.shopId}`]: paid - 1_200 - after.receipt.deliveryFee,
  });
  // The timer that completes delivered orders changes nothing a day later.
  await stage.pass(25 * hour);
  expect((await stage.order(orderId)).state).toBe('after_sale_completed');
});

test('after a full refund of an order before collection, neither shop nor courier is paid', async () => {
  const { orderId, most, refundId } = await asked('accepted', everything);
  const before = await stage.ledger();
  await grant(refundId, most);
  expect((await stage.order(orderId)).state).toBe('refunded');
  expect(movedBetween(before, await stage.ledger())).toEqual({
    [`order_held:${orderId}`]: -most,
    [`member_balance:${stage.city.member.id}`]: most,
  });
  const handed = await stage.test.call('handOver', { orderId, code: '0000' }, stage.staff.courier);
  expect(handed.success).toBe(false);
});

test.each<[Liable, (city: RefundStage['city']) => string]>([
  ['merchant', (city) => `merchant_earnings:${city.shopId}`],
  ['courier', (city) => `courier_fees:${city.courier.id}`],
  ['platform', () => 'platform_income'],
  ['guest', () => 'platform_income'],
])(
  'a refund of a completed order for which the %s is liable is charged to this party, or to the platform if the guest is liable',
  async (liable, bearer) => {
    const { orderId, refundId } = await asked('completed');
    await refuse(refundId);
    await appeal(refundId);
    const before = await stage.ledger();
    expect((await decide(refundId, 'grant', liable, 1_000)).data).toMatchObject({ state: 7, liable });
    expect(movedBetween(before, await stage.ledger())).toEqual({
      [bearer(stage.city)]: -1_000,
      [`member_balance:${stage.city.member.id}`]: 1_000,
    });
    expect((await stage.order(orderId)).state).toBe('after_sale_completed');
  },
);

test('the platform decides a refund request that the merchant does not answer within two hours in which the shop is open', async () => {
  const { orderId, refundId } = await asked('accepted');
  const { dueAt } = await stage.progress(orderId);
  expect(dueAt).toBe(new Date(stage.test.clock.now().getTime() + 2 * hour).toISOString());
  await stage.pass(2 * hour - 1);
  expect((await stage.progress(orderId)).state).toBe(2);
  expect((await decide(refundId, 'grant', 'merchant')).data).toMatchObject({ reason: 'transition_not_allowed' });
  await stage.pass(1);
  expect(await stage.progress(orderId)).toMatchObject({ state: 4, dueAt: null, allowedEvents: ['withdraw'] });
  expect((await refuse(refundId)).data).toMatchObject({ reason: 'transition_not_allowed' });
  const waiting = (await stage.test.call('platformRefunds', {}, stage.staff.operator)).data;
  expect(waiting.records.map(({ id }) => id)).toContain(refundId);
  expect((await decide(refundId, 'grant', 'merchant')).data).toMatchObject({ granted: { amount: 1_200 } });
});

test('a guest can appeal against a refused refund with photos, and the platform can refuse again', async () => {
  const { orderId, refundId } = await asked('delivered');
  expect((await refuse(refundId)).data).toMatchObject({ state: 3, merchantRefusal: 'made_as_ordered' });
  expect(await stage.progress(orderId)).toMatchObject({ allowedEvents: ['appeal', 'withdraw'] });
  expect((await appeal(refundId, { photos: ['nobody.webp'] })).data).toMatchObject({ reason: 'picture_unknown' });
  const photos = [await stage.picture()];
  expect((await appeal(refundId, { photos })).data).toMatchObject({ state: 4 });
  const waiting = (await stage.test.call('platformRefunds', {}, stage.staff.operator)).data.records;
  expect(waiting.find(({ id }) => id === refundId)).toMatchObject({
    appeal: 'Look at the photo.',
    appealPhotos: shownAt(...photos),
    merchantNote: '按单制作',
    allowedEvents: ['platform_grant', 'platform_refuse'],
  });
  const decided = await decide(refundId, 'refuse', 'guest');
  expect(decided.data).toMatchObject({ state: 5, platformNote: '核实无误', granted: null });
  expect(await stage.order(orderId)).toMatchObject({ state: 'after_sale_completed', refunded: 0 });
});

test('a refused refund request ends after a day without an appeal', async () => {
  const { orderId, refundId } = await asked('accepted');
  await refuse(refundId);
  stage.test.clock.advance(24 * hour + 1);
  expect((await stage.progress(orderId)).allowedEvents).toEqual(['withdraw']);
  expect((await appeal(refundId)).data).toMatchObject({ reason: 'too_late' });
  await stage.test.drain();
  expect(await stage.progress(orderId)).toMatchObject({ state: 6, orderState: 'delivering' });
});

test('each refund decision increases the order’s version number and sends an event to guest, shop and platform', async () => {
  const { orderId, refundId } = await asked('delivered', [noodles(1)]);
  const heard: string[] = [];
  const stop = stage.test.app.platform.live.listen(
    [`member:${stage.city.member.id}`, `shop:${stage.city.shopId}`, 'platform'],
    ({ topic, version }) => heard.push(`${topic} ${version}`),
  );
  const versions = [(await stage.order(orderId)).version];
  for (const move of [() => refuse(refundId), () => appeal(refundId), () => decide(refundId, 'grant', 'merchant')]) {
    await move();
    versions.push((await stage.order(orderId)).version);
  }
  stop();
  expect(versions).toEqual([...new Set(versions)].toSorted((a, b) => a - b));
  for (const version of versions.slice(1)) expect(heard).toContain(`order:${orderId} ${version}`);
  expect(heard.filter((told) => told.startsWith('refunds '))).toHaveLength(3);
  expect((await stage.progress(orderId)).timeline.map(({ event, to, actor }) => `${event} ${to} ${actor}`)).toEqual([
    'apply 1 member',
    'ask_merchant 2 system',
    'merchant_refuse 3 merchant',
    'appeal 4 member',
    'platform_grant 7 platform',
  ]);
});

test('the guest reads the reason of a partial refund in their language, but not the staff’s note', async () => {
  const { orderId, refundId } = await asked('accepted');
  const decision = { refundId, amount: 700, reason: 'only_affected', note: '只有茶有问题' } as const;
  await stage.test.call('grantRefund', decision, stage.staff.merchant);
  await stage.test.call('acceptOfferedRefund', { refundId }, stage.guest);
  const listed = await stage.test.call('merchantRefunds', { view: 'past' }, stage.staff.merchant);
  const granted = { data: listed.data.records.find(({ id }) => id === refundId) };
  expect(granted.data).toMatchObject({ decisionWords: '仅退有问题的菜品。', merchantNote: '只有茶有问题' });
  const { data } = await stage.test.call('refundProgress', { orderId }, { ...stage.guest, language: 'ru' });
  expect(data).toMatchObject({
    decisionWords: 'Возвращаем деньги только за блюда, с которыми была проблема.',
  });
  expect(JSON.stringify(data)).not.toContain('只有茶有问题');
});

test('a refund decision with a missing or unsuitable reason is rejected', async () => {
  const { orderId, refundId, most } = await asked('accepted');
  const grantFor = (amount: number, reason: 'only_affected' | 'as_ordered') =>
    stage.test.call('grantRefund', { refundId, amount, reason }, stage.staff.merchant);
  expect((await grantFor(most, 'only_affected')).data).toMatchObject({ reason: 'bad_request' });
  expect((await grantFor(700, 'as_ordered')).data).toMatchObject({ reason: 'bad_request' });
  await refuse(refundId);
  expect((await stage.progress(orderId)).decisionWords).toBe('It was made as ordered.');
  await appeal(refundId);
  expect((await stage.progress(orderId)).decisionWords).toBeNull();
  const against = { refundId, decision: 'refuse', liable: 'guest' } as const;
  const decideBy = (said: object) => stage.test.call('decideRefund', { ...against, ...said }, stage.staff.operator);
  expect((await decideBy({})).data).toMatchObject({ reason: 'bad_request' });
  expect((await decideBy({ note: '照片看不出问题' })).data).toMatchObject({ reason: 'bad_request' });
  expect((await decideBy({ reason: 'only_affected' })).data).toMatchObject({ reason: 'bad_request' });
  const decided = await decideBy({ reason: 'as_ordered' });
  expect(decided.data).toMatchObject({ state: 5, decisionWords: '已按订单制作并送达。', platformNote: null });
  expect((await stage.progress(orderId)).decisionWords).toBe('It was made and delivered as ordered.');
});
