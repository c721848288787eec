import { cancelReasonsFor, type OrderWay } from '@chifan/domain/ordering';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  noodlesDelivered,
  noodlesToTakeAway,
  type OrderInput,
  openTestCity,
  placePaid,
  type SmallCity,
  type TestApp,
} from '../../../testing/index.ts';

let app: TestApp;
let city: SmallCity;

beforeAll(async () => {
  ({ app, city } = await openTestCity());
});
afterAll(() => app.close());

const ways: [OrderWay, () => OrderInput][] = [
  ['eat_here', () => ({ ...noodlesToTakeAway(city), dining: 'dine_in' })],
  ['collect', () => noodlesToTakeAway(city)],
  ['delivery', () => noodlesDelivered(city)],
];

test.each(ways)(
  'an order of the type “%s” accepts only cancel reasons and refund reasons that fit this type',
  async (way, request) => {
    const asGuest = { token: city.member.token };
    const fitting: number[] = cancelReasonsFor(way).map(({ number }) => number);
    for (const reason of [1, 2, 6, 7]) {
      const orderId = await placePaid(app, city, request());
      const { data: preview } = await app.call('previewRefund', { orderId, items: [] }, asGuest);
      expect(preview.reasons.includes(reason)).toBe(fitting.includes(reason));
      const { success } = await app.call('cancelOrder', { orderId, reason }, asGuest);
      expect({ reason, success }).toEqual({ reason, success: fitting.includes(reason) });
    }
  },
);
