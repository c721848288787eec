import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recountRating } from '../../apps/server/src/modules/review/index.ts';
import { newAddress, noodlesToTakeAway, placePaid } from '../../apps/server/src/testing/index.ts';
import { openPhone } from './browser.ts';
import { openSmallStage, placeDelivery } from './small-stage.ts';
import { beyondEdge, openScreen } from './stage.ts';

const stage = openSmallStage();

/** Long texts without a space. */
const unbroken = {
  latin: 'W'.repeat(120),
  arabic: 'ل'.repeat(120),
  overridden: `\u202E${'abc'.repeat(40)}`,
};

/**
 * Places an order to collect and a delivery. Call the function before `typeEverywhere` replaces the texts by long ones.
 */
async function ordersPlaced(): Promise<number[]> {
  const { test, city } = stage;
  await newAddress(test, city.member);
  return [await placePaid(test, city, noodlesToTakeAway(city)), await placeDelivery(stage)];
}

async function typeEverywhere(text: string): Promise<void> {
  const { test, city } = stage;
  const run = (query: ReturnType<typeof sql>) => query.execute(test.app.database.read);
  const short = text.slice(0, 60);
  const everyLanguage = (column: string) =>
    sql`(SELECT jsonb_object_agg(key, ${text}::text) FROM jsonb_object_keys(${sql.ref(column)}) key)`;
  await run(sql`UPDATE shop SET name = ${everyLanguage('name')}, address = ${everyLanguage('address')},
    description = jsonb_build_object('en', ${text}::text, 'zh', ${text}::text)
    WHERE id = ${city.shopId} AND name <> '{}' AND address <> '{}'`);
  await run(sql`UPDATE dish SET name = ${everyLanguage('name')} WHERE shop_id = ${city.shopId}`);
  await run(sql`UPDATE order_line SET name = ${everyLanguage('name')}`);
  await run(sql`UPDATE customer_order SET contact_name = ${short}, remark = ${text}, second_contact = ${short}`);
  await run(sql`UPDATE member_address SET address = ${text}, address_zh = ${text}, door_number = ${short},
    contact = ${short}`);
  await run(sql`INSERT INTO review (shop_id, guest_name, language, stars, text, reply, replied_at, created_at)
    VALUES (${city.shopId}, ${short}, 'en', 4, ${text}, ${text}, now(), now())`);
  await test.app.database.transact((tx) => recountRating(tx, city.shopId));
}

it('long texts without a space do not overflow the guest’s screens', async () => {
  const orders = await ordersPlaced();
  const { city, server } = stage;
  const faults: string[] = [];
  for (const [kind, text] of Object.entries(unbroken)) {
    await typeEverywhere(text);
    const { context, page } = await openPhone(stage.browser, kind === 'arabic' ? 'ar' : 'en');
    const line = {
      dishId: city.noodlesId,
      quantity: 2,
      unitPrice: 4_400,
      options: { size: ['large'] },
      plate: 'noodles',
    };
    const cart = { shopName: { text, language: 'en' }, shopNameZh: text, lines: [line] };
    await context.addInitScript(
      ([token = '', stored = '']) => {
        localStorage.setItem('security.token', token);
        localStorage.setItem('security.cart', stored);
      },
      [city.member.token, JSON.stringify({ state: { carts: { [city.shopId]: cart } }, version: 1 })],
    );
    const screens = {
      list: 'pages/order/index/index',
      collected: `pages/order/detail/detail?orderId=${orders[0]}`,
      brought: `pages/order/detail/detail?orderId=${orders[1]}`,
      checkout: `pages/menu/pay/pay?shopId=${city.shopId}`,
      shop: `pages/near/detail/detail?shopId=${city.shopId}`,
      reviews: `pages/menu/index/index?shopId=${city.shopId}&tab=reviews`,
      addresses: 'pages/address/index/index',
    };
    for (const [name, address] of Object.entries(screens)) {
      await openScreen(page, `${server.url}/web/#/${address}`);
      faults.push(...(await beyondEdge(page, `unbroken-${kind}-${name}`)));
    }
    await context.close();
  }
  expect(faults).toEqual([]);
});
