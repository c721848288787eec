import { sql } from 'kysely';
import { beforeAll, expect, it, onTestFailed } from 'vitest';
import { reindexShops } from '../../apps/server/src/modules/catalogue/index.ts';
import { openSmallCity, type SmallCity } from '../../apps/server/src/testing/index.ts';
import { keepPicture, openPhone, picture } from './browser.ts';
import { openSmallStage, placeDelivery } from './small-stage.ts';
import { spokenIn } from './spoken.ts';
import { faultsOn } from './stage.ts';

const stage = openSmallStage();

/** A second restaurant with the same dishes. */
let other: SmallCity;
beforeAll(async () => {
  other = await openSmallCity(stage.test, '24/7');
  const { database } = stage.test.app;
  await sql`UPDATE shop SET name = '{"en": "Bamboo Garden", "zh-CN": "竹园"}', name_zh = '竹园'
    WHERE id = ${other.shopId}`.execute(database.read);
  await database.transact((tx) => reindexShops(tx, [stage.city.shopId, other.shopId]));
});

it.each(['en', 'ar'] as const)(
  'a guest whose order the kitchen refuses moves the dishes to an open restaurant with one tap (language: %s)',
  async (language) => {
    const { member, merchant } = stage.city;
    const say = spokenIn(language);
    const orderId = await placeDelivery(stage);
    const { context, page, faults } = await openPhone(stage.browser, language);
    onTestFailed(() => picture(page, `refused-order-failed-${language}`));
    await context.addInitScript((token) => localStorage.setItem('security.token', token), member.token);
    await page.goto(`${stage.server.url}/web/#/pages/order/detail/detail?orderId=${orderId}`);
    await page.getByText(say('Something not right?')).waitFor();
    expect(await page.getByRole('button', { name: say('Order here instead') }).count()).toBe(0);

    await stage.server.call('refuseOrder', { orderId, reason: 'too_busy' }, { token: merchant.token });
    await page.getByText(say('Open now, with dishes like yours')).waitFor();
    const place = page.getByRole('article').filter({ hasText: '竹园' });
    await keepPicture(page, `refused-order-places-${language}`);
    faults.push(...(await faultsOn(page, `refused-order-places-${language}`)));
    await place.getByRole('button', { name: say('Order here instead') }).click();

    await page.waitForURL(new RegExp(`pages/menu/pay/pay\\?shopId=${other.shopId}`));
    await page.getByRole('button', { name: new RegExp(say('Pay <0/>').replace('<0/>', '.+')) }).waitFor();
    await page.getByText('竹园').first().waitFor();
    await keepPicture(page, `refused-order-checkout-${language}`);
    faults.push(...(await faultsOn(page, `refused-order-checkout-${language}`)));
    expect(faults).toEqual([]);
    await context.close();
  },
  120_000,
);
