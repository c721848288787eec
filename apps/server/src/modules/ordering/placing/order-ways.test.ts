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
const messageInEnglish = 'These two cannot go together: please choose again how you would like your food.';

describe.each<[OrderInput['type'], OrderInput['dining']]>([
  ['delivery', 'dine_in'],
  ['delivery', 'take_away'],
  ['pack', 'dine_in'],
])('%s with %s', (type, dining) => {
  const request = (): OrderInput => ({ ...noodlesDelivered(city), type, dining });

  it('an impossible way gets no quote but an error of its field', async () => {
    const quoted = await test.call('quoteOrder', request(), asMember());
    expect(quoted).toMatchObject({ status: 400, data: { fields: { dining: messageInEnglish } } });
  });

  it('an impossible way is not placed with the quote of a possible one', async () => {
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
])('%s with %s is quoted with a packaging fee of %s', async (type, dining, packageFee) => {
  const quoted = await test.call('quoteOrder', { ...noodlesDelivered(city), type, dining }, asMember());
  expect(quoted.data.receipt.packageFee).toBe(packageFee);
});

it('a quote without a dining option has an obstacle, and the order cannot be placed', async () => {
  const request: OrderInput = { ...noodlesToTakeAway(city), dining: undefined };
  expect((await test.call('quoteOrder', request, asMember())).data.obstacles).toEqual(['dining_option_missing']);
  expect((await quoteAndPlace(test, city.member, request)).data).toMatchObject({ reason: 'dining_option_missing' });
});
