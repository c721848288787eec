import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  noodlesDelivered,
  noodlesToTakeAway,
  openSmallCity,
  openTestApp,
  quoteAndPlace,
  type SmallCity,
  type TestApp,
  type Wish,
} from '../../../testing/index.ts';

let test: TestApp;
let city: SmallCity;

beforeAll(async () => {
  test = await openTestApp();
  city = await openSmallCity(test);
});
afterAll(() => test.close());

const asMember = () => ({ token: city.member.token });
const messageInEnglish = 'These two cannot go together: please choose again how you would like your food.';

describe.each<[Wish['type'], Wish['dining'], number]>([
  ['delivery', 'dine_in', 0],
  ['delivery', 'take_away', 0],
  ['pack', 'dine_in', 0],
  ['delivery', undefined, 200],
  ['pack', 'take_away', 200],
  ['pickup', 'take_away', 200],
])('%s with %s', (type, dining, packageFee) => {
  const isPossible = packageFee > 0;
  const wish = (): Wish => ({ ...noodlesDelivered(city), type, dining });

  it(isPossible ? 'is quoted with the package fee' : 'gets no quote, and is told why', async () => {
    const quoted = await test.call('quoteOrder', wish(), asMember());
    if (isPossible) expect(quoted.data.receipt.packageFee).toBe(packageFee);
    else expect(quoted).toMatchObject({ status: 400, data: { fields: { dining: messageInEnglish } } });
  });

  it.skipIf(isPossible)('is not placed either, with a quote for a way that is possible', async () => {
    const quoted = await test.call('quoteOrder', noodlesToTakeAway(city), asMember());
    const placed = await test.call(
      'placeOrder',
      { wish: wish(), quoteToken: quoted.data.token, contactName: 'Guest', contactPhone: '13912345678' },
      asMember(),
    );
    expect(placed).toMatchObject({ status: 400, data: { fields: { 'wish.dining': messageInEnglish } } });
  });
});

it('whoever has not said yet whether they eat here is asked, and cannot place the order', async () => {
  const wish: Wish = { ...noodlesToTakeAway(city), dining: undefined };
  expect((await test.call('quoteOrder', wish, asMember())).data.obstacles).toEqual(['dining_option_missing']);
  expect((await quoteAndPlace(test, city.member, wish)).data).toMatchObject({ reason: 'dining_option_missing' });
});
