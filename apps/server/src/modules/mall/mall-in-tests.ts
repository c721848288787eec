import { randomUUID } from 'node:crypto';
import type { ProductDraft, StaffProduct } from '@chifan/contract/mall/staff-views';
import { sql } from 'kysely';
import { newAddress, newMember, newStaff, openTestApp, type TestApp, type TestPerson } from '../../testing/index.ts';
import { grantPoints } from '../wallet/index.ts';
import { newProduct } from './goods/goods-in-tests.ts';

export const day = 86_400_000;
export const hour = 3_600_000;

export type MallItem = { readonly position: number; readonly number: number };
export type MallGuest = Awaited<ReturnType<MallStage['guest']>>;

export type MallStage = Awaited<ReturnType<typeof openMallStage>>;

export async function openMallStage(change?: Parameters<typeof openTestApp>[0]) {
  const test = await openTestApp(change);
  let operator = await newStaff(test, 'platform');
  const asOperator = () => ({ token: operator.token });
  return {
    test,
    get operator() {
      return operator;
    },
    get asOperator() {
      return asOperator();
    },
    /** Signs in a new operator, because a session ends after 180 days. */
    newOperator: async () => {
      operator = await newStaff(test, 'platform');
    },
    product: (wanted: Partial<ProductDraft> & { stock?: number } = {}) => newProduct(test, operator, wanted),
    guest: (points = 10_000) => newGuest(test, points),
    ship: (orderId: number, trackingNumber = 'SF1234567890') =>
      test.call('shipMallOrder', { orderId, carrier: 'sf', trackingNumber }, asOperator()),
    refuse: (orderId: number) => test.call('refuseMallOrder', { orderId, reason: 'sold_out' }, asOperator()),
    grant: (refundId: number, more: object = {}) =>
      test.call('decideMallRefund', { refundId, decision: 'grant', ...more }, asOperator()),
    refuseRefund: (refundId: number) =>
      test.call('decideMallRefund', { refundId, decision: 'refuse', reason: 'used' }, asOperator()),
    stock: async (product: Pick<StaffProduct, 'id'>) => {
      const { rows } = await sql<{ stock: number; redeemed: number }>`
        SELECT stock, redeemed FROM mall_product WHERE id = ${product.id}`.execute(test.app.database.read);
      return rows[0];
    },
    ledger: async () => (await test.call('ledgerCheck', {}, asOperator())).data,
    close: () => test.close(),
  };
}

async function newGuest(test: TestApp, points: number) {
  const member = await newMember(test, 0);
  const as = { token: member.token };
  const gift = { key: randomUUID(), memberId: member.id, amount: points, at: test.clock.now() };
  if (points > 0) await test.app.database.transact((tx) => grantPoints(tx, gift));
  const addressId = await newAddress(test, member);
  const place = (items: readonly [StaffProduct, number][], key?: string) =>
    test.call(
      'placeMallOrder',
      { items: items.map(([{ id, points }, number]) => ({ productId: id, points, number })), addressId },
      { ...as, ...(key === undefined ? {} : { idempotencyKey: key }) },
    );
  const pay = (orderId: number) => test.call('payMallOrder', { orderId }, as);
  return { member, as, addressId, ...wordsOf(test, member), place, pay, paid: paidBy(place, pay) };
}

const paidBy =
  (
    place: (items: readonly [StaffProduct, number][]) => Promise<{ success: boolean; data: { orderId: number } }>,
    pay: (orderId: number) => Promise<{ success: boolean }>,
  ) =>
  async (...items: [StaffProduct, number][]): Promise<number> => {
    const { data, success } = await place(items);
    if (!success || !(await pay(data.orderId)).success) throw new Error(`not paid: ${JSON.stringify(data)}`);
    return data.orderId;
  };

function wordsOf(test: TestApp, { token }: TestPerson) {
  const as = { token };
  return {
    show: async (orderId: number) => (await test.call('mallOrderDetail', { orderId }, as)).data,
    cancel: (orderId: number) => test.call('cancelMallOrder', { orderId, reason: 8 }, as),
    confirm: (orderId: number) => test.call('confirmMallOrder', { orderId }, as),
    preview: (orderId: number) => test.call('previewMallRefund', { orderId }, as),
    apply: (orderId: number, items: MallItem[], more: object = {}) =>
      test.call('applyForMallRefund', { orderId, items, reason: 13, ...more }, as),
    withdraw: (refundId: number) => test.call('withdrawMallRefund', { refundId }, as),
    points: async () => (await test.call('points', {}, as)).data.points,
  };
}

export const refusalsOf = (answers: readonly { success: boolean; data: object }[]): unknown[] => [
  ...new Set(answers.filter(({ success }) => !success).map(({ data }) => Reflect.get(data, 'reason'))),
];

export const fortyTimes = <Value>(work: (index: number) => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: 40 }, (_, index) => work(index)));
