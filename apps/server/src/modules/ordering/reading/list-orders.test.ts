import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  noodlesToTakeAway,
  openSmallCity,
  openTestCity,
  placePaid,
  quoteAndPlace,
  type SmallCity,
  type TestApp,
} from '../../../testing/index.ts';

let test: TestApp;
let city: SmallCity;
let unpaid: { orderId: number; number: string };
let paidId: number;

beforeAll(async () => {
  ({ app: test, city } = await openTestCity());
  unpaid = (await quoteAndPlace(test, city.member, noodlesToTakeAway(city))).data;
  paidId = await placePaid(test, city, noodlesToTakeAway(city));
});
afterAll(() => test.close());

const found = async (filter: object, token = city.member.token) => {
  const { data } = await test.call('listOrders', filter, { token });
  return [data.total, data.records.map(({ id }) => id)];
};

it('lists a member’s orders newest first, filters them by state and returns the total', async () => {
  expect(await found({})).toEqual([2, [paidId, unpaid.orderId]]);
  expect(await found({ state: 'unpaid' })).toEqual([1, [unpaid.orderId]]);
  expect(await found({ state: 'completed' })).toEqual([0, []]);
});

it('the order list returns the number of the member’s orders in each group, whichever group is listed', async () => {
  const asMember = { token: city.member.token };
  const toPay = await test.call('listOrders', { group: 'to_pay' }, asMember);
  expect(toPay.data.records.map(({ id }) => id)).toEqual([unpaid.orderId]);
  expect(toPay.data.counts).toEqual({ to_pay: 1, in_progress: 1, after_sale: 0, finished: 0 });
  const found = await test.call('listOrders', { group: 'finished', search: unpaid.number }, asMember);
  expect([found.data.total, found.data.counts]).toEqual([0, { to_pay: 1, in_progress: 0, after_sale: 0, finished: 0 }]);
});

it('the order list returns the number of the member’s orders in each state, whichever state is listed', async () => {
  const asMember = { token: city.member.token };
  const { data } = await test.call('listOrders', { state: 'unpaid' }, asMember);
  expect(data.stateCounts).toMatchObject({ unpaid: 1, pending: 1, completed: 0, after_sale_processing: 0 });
  const { estimatedAt } = (await test.call('orderDetail', { orderId: unpaid.orderId }, asMember)).data;
  expect(data.records).toMatchObject([{ id: unpaid.orderId, estimatedAt }]);
  const none = await test.call('listOrders', { search: '1392' }, asMember);
  expect(Object.values(none.data.stateCounts).every((count) => count === 0)).toBe(true);
});

it('a page past the end of the order list is empty but still returns the total', async () => {
  expect(await found({ pageNo: 9, pageSize: 1 })).toEqual([2, []]);
});

it('the order search finds an order by its whole number or the start of its number, with or without dashes', async () => {
  const { number, orderId } = unpaid;
  for (const search of [number, number.replaceAll('-', ''), number.toLowerCase(), number.replaceAll('-', ' ')])
    expect(await found({ search })).toEqual([1, [orderId]]);
  expect(await found({ search: number.slice(0, 8) })).toEqual([2, [paidId, orderId]]);
});

it('the order search finds orders by the contact phone or its first digits, with or without spaces and country code', async () => {
  for (const search of ['13912345678', '139 1234 5678', '+86 139-1234-5678', '1391'])
    expect(await found({ search })).toEqual([2, [paidId, unpaid.orderId]]);
  expect(await found({ search: '1392' })).toEqual([0, []]);
  expect(await found({ search: '12345678' })).toEqual([0, []]);
});

it('the order search finds an order by the end of its number, with or without the check letter', async () => {
  const { number, orderId } = unpaid;
  for (const search of [number.slice(-5), number.slice(-5).replaceAll('-', ''), number.slice(-6).toLowerCase()])
    expect(await found({ search })).toEqual([1, [orderId]]);
  const [, counted = ''] = number.split('-');
  expect((await found({ search: counted.slice(-3) }))[1]).toContain(orderId);
  expect(await found({ search: number.slice(-5, -1) + (number.endsWith('A') ? 'B' : 'A') })).toEqual([0, []]);
});

it('the order search treats SQL wildcards such as % and _ as plain text', async () => {
  for (const search of ['%', '_', '1%8', '\\']) expect(await found({ search })).toEqual([0, []]);
});

it('the order search does not find another member’s orders', async () => {
  const other = await openSmallCity(test);
  expect(await found({ search: unpaid.number }, other.member.token)).toEqual([0, []]);
});

it('an operator finds any order by its whole order number or phone number', async () => {
  const search = async (text: string) =>
    (await test.call('platformOrders', { search: text }, { token: city.operator.token })).data.total;
  expect(await search(unpaid.number.replaceAll('-', ' '))).toBe(1);
  expect(await search('139 1234 5678')).toBe(2);
  expect(await search('1391')).toBe(0);
});
