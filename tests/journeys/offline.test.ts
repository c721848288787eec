import type { OrderRequest } from '@chifan/contract/ordering/order-request';
import type { Page } from 'playwright-core';
import { expect, it, onTestFailed } from 'vitest';
import { noodlesToTakeAway } from '../../apps/server/src/testing/index.ts';
import { keepPicture, openPhone, picture } from './browser.ts';
import { codesFallDue, openSmallStage } from './small-stage.ts';
import { spokenIn } from './spoken.ts';

const stage = openSmallStage();

async function open(address: string, stored: Readonly<Record<string, string>>): Promise<Page> {
  const { context, page } = await openPhone(stage.browser, 'en', { hasServiceWorker: true });
  await context.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, stored);
  onTestFailed(() => picture(page, 'offline-failed'));
  await go(page, address);
  return page;
}

const go = (page: Page, address: string) => page.goto(`${stage.server.url}/web/#/${address}`);

const isKept = async (page: Page, cache: string, what: string): Promise<void> => {
  const kept = () =>
    page.evaluate(
      async ([start = '', part = '']) => {
        const names = (await caches.keys()).filter((name) => name.startsWith(start));
        const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return requests.flat().some(({ url }) => url.includes(part));
      },
      [cache, what],
    );
  await expect.poll(kept).toBe(true);
};

async function placePickup(): Promise<number> {
  const { city, server } = stage;
  const as = { token: city.member.token };
  const request = { ...noodlesToTakeAway(city), useBalance: true } as OrderRequest;
  const { token: quoteToken } = (await server.call('quoteOrder', request, as)).data;
  const contact = { contactName: 'Guest', contactPhone: '13912345678', paymentPassword: '246810' };
  return (await server.call('placeOrder', { request, quoteToken, ...contact }, as)).data.orderId;
}

it('a guest reads a pick-up code offline, and signing out deletes the stored code from the device', async () => {
  const orderId = await placePickup();
  const { merchant, member } = stage.city;
  await stage.server.call('acceptOrder', { orderId }, { token: merchant.token });
  await codesFallDue(stage);
  const asked = async () =>
    (await stage.server.call('orderDetail', { orderId }, { token: member.token })).data.pickUpCode ?? '';
  await expect.poll(asked).toMatch(/^[A-Z]\d{3}$/);
  const code = await asked();
  const guest = await open(`pages/order/detail/detail?orderId=${orderId}`, { 'security.token': member.token });
  const showsCode = () => guest.getByText(code).first().waitFor();
  await showsCode();
  await isKept(guest, 'chifan-private', '/rest/order/detail');
  await isKept(guest, 'chifan-shell', '/order-detail.screen-');
  await guest.context().setOffline(true);
  await guest.reload();
  await showsCode();
  await keepPicture(guest, 'offline-code');
  await guest.context().setOffline(false);
  await go(guest, 'pages/mine/index/index');
  const say = spokenIn('en');
  const signOut = (on: Pick<Page, 'getByRole'>) => on.getByRole('button', { name: say('Sign out'), exact: true });
  await signOut(guest).click();
  await signOut(guest.getByRole('dialog')).click();
  await expect.poll(() => guest.evaluate(() => caches.keys())).not.toContain('chifan-private');
});

const peanut = JSON.stringify({ profile: { avoids: ['peanut'], wishes: [] }, unsent: 'visitor' });
const noPeanut = '我对花生过敏，请不要放花生及花生油，谢谢。';

it('a guest opens a visited menu and the card to show to the waiter offline', async () => {
  const menu = `pages/menu/index/index?shopId=${stage.city.shopId}`;
  const guest = await open(menu, { 'security.diet': peanut });
  const showsMenu = () => guest.getByRole('article').filter({ hasText: 'noodles' }).first().waitFor();
  await showsMenu();
  await isKept(guest, 'chifan-answers', '/rest/shop/dishes');
  await isKept(guest, 'chifan-shell', '/waiter-');
  await guest.context().setOffline(true);
  await guest.evaluate((position) => sessionStorage.setItem('location', JSON.stringify({ state: { position } })), {
    latitude: '31.233100',
    longitude: '121.480200',
  });
  await guest.reload();
  await showsMenu();
  await keepPicture(guest, 'offline-menu');
  await go(guest, 'pages/menu/waiter/waiter');
  await guest.getByText(noPeanut).first().waitFor();
  await keepPicture(guest, 'offline-waiter');
  await guest.context().close();
});
