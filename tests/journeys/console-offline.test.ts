import type { Page } from 'playwright-core';
import { expect, it, onTestFailed } from 'vitest';
import { openPhone, picture } from './browser.ts';
import { openSmallStage, placeDelivery } from './small-stage.ts';
import { faultsOn } from './stage.ts';

const stage = openSmallStage();

/** Opens the console once and waits until the service worker has stored what it needs offline. */
async function visit(role: 'merchant' | 'courier', path: string): Promise<Page> {
  const { context, page } = await openPhone(stage.browser, 'zh-CN', { hasServiceWorker: true });
  const { token } = stage.city[role];
  await context.addInitScript((value) => localStorage.setItem('security.consoleToken', value), token);
  onTestFailed(() => picture(page, `console-offline-failed-${role}`));
  await page.goto(`${stage.server.url}/console/#${path}`);
  await page.getByRole('main').waitFor();
  await expect.poll(() => isKept(page, 'deliveries.screen-')).toBe(role === 'courier');
  await expect.poll(() => isKept(page, '/kit-')).toBe(true);
  return page;
}

const isKept = (page: Page, part: string): Promise<boolean> =>
  page.evaluate(async (searched) => {
    const names = (await caches.keys()).filter((name) => name.startsWith('chifan-console'));
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().some(({ url }) => url.includes(searched));
  }, part);

it('the console of a kitchen opens offline, lists what does not work, and recovers when the network returns', async () => {
  const page = await visit('merchant', '/orders');
  await expect.poll(() => isKept(page, 'board.screen-')).toBe(true);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByText('没有网络，连不上服务器').waitFor();
  await page.getByText('现在收不到新订单，不会响铃').waitFor();
  const faults = await faultsOn(page, 'console-offline-kitchen');
  await page.context().setOffline(false);
  await page.getByText('暂无新订单').waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});

it('a courier’s offline action survives a reload and is sent when the network returns', async () => {
  const { merchant, courier } = stage.city;
  const orderId = await placeDelivery(stage);
  await stage.server.call('acceptOrder', { orderId }, { token: merchant.token });
  await stage.server.call('markReady', { orderId }, { token: merchant.token });
  await stage.server.call('takeJob', { orderId }, { token: courier.token });
  const page = await visit('courier', '/deliveries');
  await page.getByRole('button', { name: '我已取餐' }).waitFor();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: '我已取餐' }).click();
  await page.getByText('待发送：「我已取餐」').waitFor();
  await page.reload();
  await page.getByText('没有网络，连不上服务器').waitFor();
  await page.getByText(/待发送：.*「我已取餐」/).waitFor();
  const faults = await faultsOn(page, 'console-offline-courier');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: '送达', exact: true }).waitFor();
  const state = async () =>
    (await stage.server.call('orderDetail', { orderId }, { token: stage.city.member.token })).data.state;
  await expect.poll(state).toBe('to_be_delivered');
  expect(faults).toEqual([]);
  await page.context().close();
});
