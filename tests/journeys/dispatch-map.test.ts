import { formatCoordinate } from '@chifan/domain/address';
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { expect, it, onTestFailed } from 'vitest';
import { newStaff, type TestPerson } from '../../apps/server/src/testing/index.ts';
import { centre } from '../../apps/server/src/testing/small-city.ts';
import { desk, openPhone, picture } from './browser.ts';
import { openSmallStage, placeDelivery } from './small-stage.ts';
import { faultsOn } from './stage.ts';

const stage = openSmallStage();

async function openConsole(page: Page, token: string, address: string): Promise<Page> {
  await page.context().addInitScript((value) => localStorage.setItem('security.consoleToken', value), token);
  await page.goto(`${stage.server.url}/console/#${address}`);
  onTestFailed(() => picture(page, `dispatch-map-failed-${page.viewportSize()?.width}`));
  return page;
}

const windowOf = async (width: number, height: number) =>
  (await stage.browser.newContext({ ...desk, viewport: { width, height }, locale: 'zh-CN' })).newPage();

const north = (hundreds: number) => ({
  latitude: formatCoordinate(centre.lat + hundreds / 1112),
  longitude: formatCoordinate(centre.lng + hundreds / 3000),
});

async function courierAt(name: string, hundreds: number): Promise<TestPerson> {
  const courier = await newStaff(stage.test, 'courier');
  await sql`UPDATE staff SET name = ${name} WHERE id = ${courier.id}`.execute(stage.test.app.database.read);
  await stage.server.call('reportPosition', north(hundreds), { token: courier.token });
  return courier;
}

/** Creates a cooked delivery to an address at a distance of `hundreds` × 100 metres. */
async function acceptedDelivery(hundreds: number): Promise<number> {
  const orderId = await placeDelivery(stage);
  await stage.server.call('acceptOrder', { orderId }, { token: stage.city.merchant.token });
  await sql`UPDATE customer_order SET address = address || ${JSON.stringify(north(hundreds))}::jsonb
    WHERE id = ${orderId}`.execute(stage.test.app.database.read);
  return orderId;
}

const isDrawn = (page: Page) => page.locator('.street-map canvas').first().waitFor();

it('an operator sees delivery jobs and couriers on a map and assigns a job there', async () => {
  const { city, server, test } = stage;
  const [near, far] = [await courierAt('张晓燕', -3), await courierAt('王强', 6)];
  await server.call('setDuty', { isOnDuty: false }, { token: city.courier.token });
  const late = await acceptedDelivery(8);
  await sql`UPDATE customer_order SET estimated_at = now() - interval '6 minutes' WHERE id = ${late}`.execute(
    test.app.database.read,
  );
  const brought = await acceptedDelivery(-9);
  await server.call('assignCourier', { orderId: brought, courierId: far.id }, { token: city.operator.token });
  await server.call('markReady', { orderId: brought }, { token: city.merchant.token });
  await server.call('collectOrder', { orderId: brought }, { token: far.token });
  await server.call('reportPosition', north(2), { token: far.token });

  const board = await openConsole(await windowOf(1440, 900), city.operator.token, '/dispatch');
  await board.getByRole('button', { name: /全部/ }).click();
  await isDrawn(board);
  await board.getByRole('button', { name: '骑手王强，手上 1 单' }).waitFor();
  const faults = await faultsOn(board, 'dispatch-map-1440');
  // Move from the map to the list by keyboard.
  const pin = board.getByRole('button', { name: /待派单，已超时/ });
  await pin.focus();
  await board.keyboard.press('Enter');
  const listed = board.getByRole('button', { name: /在地图上看/, pressed: true });
  await listed.waitFor();
  await board
    .getByText(/张晓燕 约 0\.\d 公里/)
    .first()
    .waitFor();
  faults.push(...(await faultsOn(board, 'dispatch-map-1440-chosen')));
  await listed.click();
  expect(await board.getByRole('button', { name: /待派单，已超时/, pressed: true }).count()).toBe(0);

  const tablet = await openConsole(await windowOf(1024, 768), city.operator.token, '/dispatch');
  await isDrawn(tablet);
  await tablet.getByRole('button', { name: /在地图上看/ }).click();
  await tablet.getByRole('button', { name: /待派单，已超时/, pressed: true }).waitFor();
  faults.push(...(await faultsOn(tablet, 'dispatch-map-1024')));

  const small = await openConsole((await openPhone(stage.browser, 'zh-CN')).page, city.operator.token, '/dispatch');
  await small.getByRole('button', { name: /在地图上看/ }).click();
  await isDrawn(small);
  faults.push(...(await faultsOn(small, 'dispatch-map-phone')));
  await small.getByRole('button', { name: '指派骑手' }).click();
  await small.getByRole('button', { name: '指派给张晓燕' }).click();
  await board.getByRole('button', { name: /取餐中 1/ }).waitFor();
  expect((await server.call('courierJobs', {}, { token: near.token })).data.mine.map(({ id }) => id)).toEqual([late]);
  expect(faults).toEqual([]);
});

it('a courier sees the remaining route on a map, or only the addresses when map tiles are missing', async () => {
  const { city, server } = stage;
  const courier = await courierAt('赵敏', 1);
  const orderId = await acceptedDelivery(7);
  await server.call('assignCourier', { orderId, courierId: courier.id }, { token: city.operator.token });
  const { page, context } = await openPhone(stage.browser, 'zh-CN');
  await context.grantPermissions(['geolocation']);
  const { latitude, longitude } = north(3);
  await context.setGeolocation({ latitude: Number(latitude), longitude: Number(longitude) });
  await openConsole(page, courier.token, '/deliveries');
  await page.getByRole('button', { name: '看地图' }).click();
  await isDrawn(page);
  await page.getByRole('img', { name: '你在这里' }).waitFor();
  const lines = () => page.locator('.street-map .way-line').count();
  await expect.poll(lines).toBe(2);
  const faults = await faultsOn(page, 'courier-map');
  await server.call('markReady', { orderId }, { token: city.merchant.token });
  await page.getByRole('button', { name: '我已取餐' }).click();
  await expect.poll(lines).toBe(1);
  faults.push(...(await faultsOn(page, 'courier-map-collected')));

  await page.route('**/rest/place/basemap/**', (route) => route.abort());
  await page.route('**/rest/place/map*', (route) => route.abort());
  await page.reload();
  await page.getByText('地图加载失败。').waitFor();
  await page.getByText('福州路').first().waitFor();
  faults.push(...(await faultsOn(page, 'courier-map-without-tiles')));
  expect(faults).toEqual([]);
});
