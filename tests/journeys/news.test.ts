import type { OrderRequest } from '@chifan/contract/ordering';
import type { Page } from 'playwright-core';
import { expect, it, onTestFailed } from 'vitest';
import { noodlesToTakeAway } from '../../apps/server/src/testing/index.ts';
import { keepPicture, openPhone, picture } from './browser.ts';
import { codesFallDue, openSmallStage, placeDelivery } from './small-stage.ts';
import { spokenIn } from './spoken.ts';
import { faultsOn } from './stage.ts';

const stage = openSmallStage();

async function openAs(language: string, address: string): Promise<Page> {
  const { context, page } = await openPhone(stage.browser, language, { hasServiceWorker: true });
  await context.addInitScript((token) => localStorage.setItem('security.token', token), stage.city.member.token);
  await page.goto(`${stage.server.url}/web/#/${address}`);
  return page;
}

const refusal = { en: 'Noodle House could not take your order', ar: 'تعذّر قبول طلبك' };

it.each(['en', 'ar'] as const)(
  'an order is refused while its guest is elsewhere: the list under the account and a mail say so (%s)',
  async (language) => {
    const say = spokenIn(language);
    const { merchant, member } = stage.city;
    await stage.server.call('setLanguage', { language }, { token: member.token });
    const guest = await openAs(language, 'pages/mine/index/index');
    onTestFailed(() => picture(guest, `news-failed-${language}`));
    const orderId = await placeDelivery(stage);
    await stage.server.call('refuseOrder', { orderId, reason: 'too_busy' }, { token: merchant.token });
    const row = guest.getByRole('button', { name: say('Notifications') });
    await row.getByText(/\d|جديد/).waitFor();
    const faults = await faultsOn(guest, `news-account-${language}`);
    await row.click();
    const notice = guest
      .getByRole('link')
      .filter({ hasText: /Noodle House/ })
      .first();
    await notice.waitFor();
    await keepPicture(guest, `news-list-${language}`);
    faults.push(...(await faultsOn(guest, `news-list-${language}`)));
    const mails = async () => (await fetch(`${stage.server.url}/sandbox/mail`)).text();
    await expect.poll(mails).toContain(refusal[language]);
    await notice.click();
    await guest.waitForURL(new RegExp(`orderId=${orderId}`));
    expect(faults).toEqual([]);
  },
  120_000,
);

async function placePickup(): Promise<number> {
  const { city, server } = stage;
  const as = { token: city.member.token };
  const request = { ...noodlesToTakeAway(city), useBalance: true } as OrderRequest;
  const { token: quoteToken } = (await server.call('quoteOrder', request, as)).data;
  const contact = { contactName: 'Guest', contactPhone: '13912345678', paymentPassword: '246810' };
  return (await server.call('placeOrder', { request, quoteToken, ...contact }, as)).data.orderId;
}

it('a pick-up code is read again without a network, after one visit, and by nobody after signing out', async () => {
  const orderId = await placePickup();
  await stage.server.call('acceptOrder', { orderId }, { token: stage.city.merchant.token });
  await codesFallDue(stage);
  const { token } = stage.city.member;
  await expect
    .poll(async () => (await stage.server.call('orderDetail', { orderId }, { token })).data.pickUpCode)
    .toMatch(/^[A-Z]\d{3}$/);
  const { pickUpCode } = (await stage.server.call('orderDetail', { orderId }, { token })).data;
  const guest = await openAs('en', `pages/order/detail/detail?orderId=${orderId}`);
  onTestFailed(() => picture(guest, 'offline-code-failed'));
  await guest
    .getByText(pickUpCode ?? '')
    .first()
    .waitFor();
  const keptNames = () => guest.evaluate(() => caches.keys());
  const keptCount = async (name: string) =>
    guest.evaluate(async (start) => {
      const found = (await caches.keys()).find((each) => each.startsWith(start));
      return found === undefined ? 0 : (await (await caches.open(found)).keys()).length;
    }, name);
  await expect.poll(() => keptCount('chifan-shell'), { timeout: 20_000 }).toBeGreaterThan(10);
  // The worker has taken over meanwhile: what is asked from now on is kept.
  await guest.reload();
  await guest
    .getByText(pickUpCode ?? '')
    .first()
    .waitFor();
  await expect.poll(() => keptCount('chifan-private')).toBeGreaterThan(0);
  await guest.context().setOffline(true);
  await guest.reload();
  await guest
    .getByText(pickUpCode ?? '')
    .first()
    .waitFor();
  await keepPicture(guest, 'offline-code');
  await guest.context().setOffline(false);
  await guest.goto(`${stage.server.url}/web/#/pages/mine/index/index`);
  const say = spokenIn('en');
  await guest.getByRole('button', { name: say('Sign out'), exact: true }).click();
  await guest
    .getByRole('dialog')
    .getByRole('button', { name: say('Sign out'), exact: true })
    .click();
  await expect.poll(keptNames).not.toContain('chifan-private');
}, 120_000);
