import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { expect, it, onTestFailed } from 'vitest';
import { openPhone, picture } from './browser.ts';
import { silentProxy } from './silent-proxy.ts';
import { openSmallStage, placeDelivery } from './small-stage.ts';
import { faultsOn } from './stage.ts';

const stage = openSmallStage();

async function openDeliveries(origin: string): Promise<Page> {
  const { context, page } = await openPhone(stage.browser, 'zh-CN');
  const { token } = stage.city.courier;
  await context.addInitScript((value) => localStorage.setItem('security.consoleToken', value), token);
  onTestFailed(() => picture(page, 'courier-offline-failed'));
  await page.goto(`${origin}/console/#/deliveries`);
  return page;
}

async function jobInHand(): Promise<{ readonly orderId: number; readonly code: string }> {
  const { merchant, courier } = stage.city;
  const orderId = await placeDelivery(stage);
  await stage.server.call('acceptOrder', { orderId }, { token: merchant.token });
  await stage.server.call('markReady', { orderId }, { token: merchant.token });
  await stage.server.call('takeJob', { orderId }, { token: courier.token });
  const { rows } = await sql<{ code: string }>`SELECT hand_over_code AS code FROM customer_order
    WHERE id = ${orderId}`.execute(stage.test.app.database.read);
  return { orderId, code: rows[0]?.code ?? '' };
}

it('a courier’s offline collection and hand-over are each sent once when the network returns', async () => {
  const { orderId, code } = await jobInHand();
  const detail = async () =>
    (await stage.server.call('orderDetail', { orderId }, { token: stage.city.member.token })).data;
  const proxy = await silentProxy(new URL(stage.server.url).port);
  try {
    const courier = await openDeliveries(proxy.url);
    const collect = courier.getByRole('button', { name: '我已取餐' });
    await collect.waitFor();
    // The proxy leaves connections open and sends no response, so the browser detects no network failure.
    proxy.goSilent();
    await collect.click();
    await courier.getByText('待发送：「我已取餐」').waitFor();
    const faults = await faultsOn(courier, 'courier-offline-collected');
    await courier.getByRole('button', { name: '送达', exact: true }).click();
    await courier.getByLabel('收货码').fill(code);
    await courier.getByRole('button', { name: '核对并确认送达' }).click();
    await courier.getByText('待发送：「送达」').waitFor();
    faults.push(...(await faultsOn(courier, 'courier-offline-handed-over')));
    expect((await detail()).state).toBe('to_be_picked_up');

    proxy.comeBack();
    await courier.getByText('手上没有配送单').waitFor();
    await expect.poll(async () => (await detail()).state).toBe('delivered');
    await expect.poll(() => courier.getByText('待发送').count()).toBe(0);
    const events = (await detail()).timeline.map(({ event }) => event);
    expect(events.filter((event) => event === 'collect' || event === 'hand_over')).toEqual(['collect', 'hand_over']);
    expect(faults).toEqual([]);
  } finally {
    await proxy.close();
  }
}, 240_000);
