import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  noodlesDelivered,
  noodlesToTakeAway,
  type OrderInput,
  openTestCity,
  quoteAndPlace,
  type SmallCity,
  type TestApp,
} from '../../../testing/index.ts';

let test: TestApp;
let city: SmallCity;

beforeAll(async () => {
  ({ app: test, city } = await openTestCity());
});
afterAll(() => test.close());

const asMember = () => ({ token: city.member.token });
const messageInEnglish = 'These two don’t go together. Choose again how you’d like your food.';

describe.each<[OrderInput['type'], OrderInput['dining']]>([
  ['delivery', 'dine_in'],
  ['delivery', 'take_away'],
  ['pack', 'dine_in'],
])('the order type “%s” with dining “%s”', (type, dining) => {
  const request = (): OrderInput => ({ ...noodlesDelivered(city), type, dining });

  it('refuses a quote with a field error if order type and dining choice contradict each other', async () => {
    const quoted = await test.call('quoteOrder', request(), asMember());
    expect(quoted).toMatchObject({ status: 400, data: { fields: { dining: messageInEnglish } } });
  });

  it('rejects an order if its order type and dining choice contradict each other, even with a valid quote', async () => {
    const quoted = await test.call('quoteOrder', noodlesToTakeAway(city), asMember());
    const placed = await test.call(
      'placeOrder',
      { request: request(), quoteToken: quoted.data.token, contactName: 'Guest', contactPhone: '13912345678' },
      asMember(),
    );
    expect(placed).toMatchObject({ status: 400, data: { fields: { 'request.dining': messageInEnglish } } });
  });
});

it.each<[OrderInput['type'], OrderInput['dining'], number]>([
  ['delivery', undefined, 200],
  ['pack', 'take_away', 200],
  ['pickup', 'take_away', 200],
  ['pickup', 'dine_in', 0],
])(
  'a quote of the order type “%s” with the dining choice “%s” has a packaging fee of %s fen',
  async (type, dining, packageFee) => {
    const quoted = await test.call('quoteOrder', { ...noodlesDelivered(city), type, dining }, asMember());
    expect(quoted.data.receipt.packageFee).toBe(packageFee);
  },
);

it('a quote of a pickup order without the choice to eat in or take away lists an obstacle, and the order cannot be placed', async () => {
  const request: OrderInput = { ...noodlesToTakeAway(city), dining: undefined };
  expect((await test.call('quoteOrder', request, asMember())).data.obstacles).toEqual(['dining_option_missing']);
  expect((await quoteAndPlace(test, city.member, request)).data).toMatchObject({ reason: 'dining_option_missing' });
});
