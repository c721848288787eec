import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { afterAll, expect, it, onTestFailed } from 'vitest';
import { openPushService } from '../../apps/server/src/modules/notification/pushing/push-service-in-tests.ts';
import { findWholeChromium } from '../../tools/test/find-chromium.mjs';
import { keepPicture, openPhone, picture } from './browser.ts';
import { type TestBrowser, takePushFrom, workerOf } from './pushed-browser.ts';
import { openSmallStage, placeDelivery } from './small-stage.ts';
import { spokenIn } from './spoken.ts';
import { faultsOn } from './stage.ts';

const service = await openPushService();
const chromium = findWholeChromium();
const stage = openSmallStage({ PUSH_SERVICES: service.origin }, chromium);
afterAll(() => service.close());

const settingsScreen = 'pages/mine/notices/settings';
const homeScreen = 'pages/index/index';

async function openGuest(language: 'en' | 'ar', browser: TestBrowser): Promise<Page> {
  const { context, page } = await openPhone(stage.browser, language, { hasServiceWorker: true });
  await context.grantPermissions(['notifications'], { origin: stage.server.url });
  await takePushFrom(context, browser);
  await context.addInitScript((token) => localStorage.setItem('security.token', token), stage.city.member.token);
  await page.goto(`${stage.server.url}/web/#/${settingsScreen}`);
  return page;
}

const go = (page: Page, address: string) => page.goto(`${stage.server.url}/web/#/${address}`);

const shownOn = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const shown = await registration.getNotifications();
    return shown.map(({ title, body, lang, dir }) => ({ title, body, lang, dir }));
  });

/** Simulates a tap on a notification. Unlike a real tap, the script cannot bring a window to the front. */
const tapMessage = (page: Page) =>
  page
    .context()
    .serviceWorkers()[0]
    ?.evaluate(async () => {
      const worker = globalThis as unknown as { registration: ServiceWorkerRegistration } & EventTarget;
      const [notification] = await worker.registration.getNotifications();
      const event = Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined });
      worker.dispatchEvent(event);
    });

const refuse = async (orderId: number) => {
  const { merchant } = stage.city;
  return stage.server.call('refuseOrder', { orderId, reason: 'too_busy' }, { token: merchant.token });
};

const waitingPushes = async () => {
  const { rows } = await sql<{ waits: boolean }>`
    SELECT run_at > now() + interval '1 minute' AS waits FROM job WHERE kind = 'notice.push'`.execute(
    stage.test.app.database.read,
  );
  return rows.map(({ waits }) => (waits ? 'later' : 'now'));
};

const said = {
  en: { title: 'Noodle House couldn’t accept your order', text: /^Order \S+ is cancelled/, dir: 'ltr' },
  ar: { title: /تعذّر قبول طلبك/, text: /أُلغي الطلب/, dir: 'rtl' },
} as const;

it.skipIf(chromium === undefined).each(['en', 'ar'] as const)(
  'a guest learns of a refused order by a strip on the home screen, email and push (language: %s)',
  async (language) => {
    const say = spokenIn(language);
    const { member } = stage.city;
    const asMember = { token: member.token };
    await stage.server.call('setLanguage', { language }, asMember);
    const browser = service.newBrowser();
    const guest = await openGuest(language, browser);
    onTestFailed(() => picture(guest, `push-refused-on-home-failed-${language}`));
    await guest.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await guest.reload();
    await guest.getByRole('button', { name: say('Turn on notifications') }).click();
    await guest.getByRole('button', { name: say('Turn off notifications') }).waitFor();
    await keepPicture(guest, `push-settings-${language}`);
    await go(guest, homeScreen);
    const orderId = await placeDelivery(stage);
    const strip = guest.getByRole('region', { name: say('Your orders in progress') });
    await strip.getByText(say('The restaurant is confirming your order')).waitFor();
    const faults = await faultsOn(guest, `push-refused-on-home-${language}`);
    await refuse(orderId);
    await guest.getByRole('region', { name: say('Order cancelled') }).waitFor();
    await strip.waitFor({ state: 'detached' });
    await keepPicture(guest, `refused-strip-${language}`);

    // Check that the server encrypted the message for this browser and signed it with its own push key.
    await expect.poll(() => browser.messages.length).toBe(1);
    const { key } = (await stage.server.call('pushKey', {}, asMember)).data;
    expect([...browser.senders]).toEqual([key]);
    const mails = async () => (await fetch(`${stage.server.url}/sandbox/mail`)).text();
    await expect.poll(mails).toMatch(said[language].title);

    const { session, registrationId } = await workerOf(guest, `${stage.server.url}/web/`);
    const data = JSON.stringify(browser.messages[0]);
    await session.send('ServiceWorker.deliverPushMessage', { origin: stage.server.url, registrationId, data });
    await expect.poll(() => shownOn(guest)).toHaveLength(1);
    const [shown] = await shownOn(guest);
    expect(shown).toMatchObject({ lang: language, dir: said[language].dir });
    expect(shown?.title).toMatch(said[language].title);
    expect(shown?.body).toMatch(said[language].text);

    await tapMessage(guest);
    await guest.waitForURL(new RegExp(`detail\\?orderId=${orderId}`));
    await guest.locator('main').getByText('Noodle House').first().waitFor();
    expect(await shownOn(guest)).toEqual([]);
    expect(faults).toEqual([]);

    await inQuietHours(async () => {
      await refuse(await placeDelivery(stage));
      await expect.poll(waitingPushes).toEqual(['later']);
    });
    await switchedOff(guest, say, async () => {
      const before = await noticesCount();
      await refuse(await placeDelivery(stage));
      await expect.poll(noticesCount).toBe(before + 1);
      await expect.poll(waitingPushes).toEqual(['later']);
    });
    expect(browser.messages).toHaveLength(1);
    await sql`DELETE FROM job WHERE kind = 'notice.push'`.execute(stage.test.app.database.read);
    await stage.server.call('unsubscribePush', { endpoint: browser.subscription.endpoint }, asMember);
    await guest.context().close();
  },
);

const noticesCount = async () =>
  (await stage.server.call('listNotices', {}, { token: stage.city.member.token })).data.total;

/** Runs `work` in quiet hours. The quiet hours last the whole day except one minute, which is an hour from now. */
async function inQuietHours(work: () => Promise<void>): Promise<void> {
  const as = { token: stage.city.member.token };
  const minute = (Math.floor((Date.now() + 8 * 3_600_000) / 60_000) + 60) % 1440;
  const quietHours = { fromMinute: (minute + 1) % 1440, untilMinute: minute, letsOrdersThrough: false };
  await stage.server.call('setQuietHours', { quietHours }, as);
  await work();
  await stage.server.call('setQuietHours', { quietHours: null }, as);
}

async function switchedOff(guest: Page, say: (english: string) => string, work: () => Promise<void>): Promise<void> {
  await go(guest, settingsScreen);
  const push = guest.getByRole('switch', { name: `${say('Orders')}: ${say('By push')}` });
  await push.press('Space');
  await expect.poll(() => push.isChecked()).toBe(false);
  await work();
  const choice = { kind: 'order', channel: 'push', isOn: true } as const;
  await stage.server.call('chooseNotices', choice, { token: stage.city.member.token });
}
