import type { Page, Worker } from 'playwright-core';
import { afterAll, expect, it, onTestFailed } from 'vitest';
import { openPushService } from '../../apps/server/src/modules/notification/pushing/push-service-in-tests.ts';
import { findWholeChromium } from '../../tools/test/find-chromium.mjs';
import { openPhone, picture } from './browser.ts';
import { shownBy, takePushFrom, workerOf } from './pushed-browser.ts';
import { openSmallStage, placeDelivery } from './small-stage.ts';
import { faultsOn } from './stage.ts';

const service = await openPushService();
const chromium = findWholeChromium();
const stage = openSmallStage({ PUSH_SERVICES: service.origin }, chromium);
afterAll(() => service.close());

const consoleAt = () => `${stage.server.url}/console/`;

async function openKitchen(browser: ReturnType<typeof service.newBrowser>): Promise<Page> {
  const { context, page } = await openPhone(stage.browser, 'zh-CN', { hasServiceWorker: true });
  await context.grantPermissions(['notifications'], { origin: stage.server.url });
  await takePushFrom(context, browser);
  const { token } = stage.city.merchant;
  await context.addInitScript((value) => localStorage.setItem('security.consoleToken', value), token);
  await page.goto(consoleAt());
  onTestFailed(() => picture(page, 'console-push-failed'));
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // After the reload, the service worker controls the page.
  await page.reload();
  return page;
}

const consoleWorker = async (page: Page): Promise<Worker> => {
  const ofConsole = () =>
    page
      .context()
      .serviceWorkers()
      .find((each) => each.url().startsWith(consoleAt()));
  await expect.poll(() => ofConsole() !== undefined).toBe(true);
  return ofConsole() ?? expect.fail('the console has no worker');
};

it.skipIf(chromium === undefined)(
  'a subscribed device shows a notification of a new order only while its console is hidden',
  async () => {
    const browser = service.newBrowser();
    const kitchen = await openKitchen(browser);
    await kitchen.getByRole('button', { name: '账户' }).click();
    await kitchen.getByRole('button', { name: '开启本机通知' }).click();
    await kitchen.getByRole('button', { name: '关闭本机通知' }).waitFor();
    const faults = await faultsOn(kitchen, 'console-push-switch');
    await placeDelivery(stage);
    await expect.poll(() => browser.messages.length).toBe(1);
    const [message] = browser.messages;
    expect(message).toMatchObject({ title: expect.stringContaining('新订单'), path: 'orders', language: 'zh-CN' });

    const worker = await consoleWorker(kitchen);
    const { session, registrationId } = await workerOf(kitchen, consoleAt());
    const deliver = (tag: string) => {
      const data = JSON.stringify({ ...message, tag });
      return session.send('ServiceWorker.deliverPushMessage', { origin: stage.server.url, registrationId, data });
    };
    await deliver('seen');
    // Leave the console and open another page of the same origin.
    await kitchen.goto(`${stage.server.url}/healthz`);
    await deliver('asleep');
    await expect.poll(() => shownBy(worker)).toEqual([{ title: message?.title, body: message?.text }]);
    expect(faults).toEqual([]);
    await kitchen.context().close();
  },
);
