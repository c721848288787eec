import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPhone } from './browser.ts';
import { beyondEdge, faultsOn, openScreen, openStage } from './stage.ts';

/** The screens that this release has; those that are still to come share one that says so, and it is here once. */
const screens = [
  'pages/index/index',
  'pages/index/delivery_index',
  'pages/blog/blog',
  'pages/mine/index/index',
  'pages/shop/list/list',
  'pages/shop/list/list?way=delivery&type=asian&openNow=1&foreignCard=1&sort=rating',
  'pages/shop/list/list?deliversHere=1&halal=1&vegetarian=1&foreignCard=1&cuisine=southeast_asian&sort=fee',
  'pages/shop/list/list?view=map',
  'pages/shop/list/shop_addr_list?brandId=BRAND',
  'pages/mine/collect/index/index',
  'pages/menu/index/index?shopId=SHOP',
  'pages/menu/index/index?shopId=SHOP&tab=info',
  'pages/menu/index/index?shopId=SHOP&tab=featured',
  'pages/menu/detail/detail?dishId=1',
  'pages/menu/search/search',
  'pages/menu/search/search?q=tofu',
  'pages/menu/search/search?q=zzzzqqqq&kind=shop',
  'pages/menu/waiter/waiter?shopId=SHOP',
  'pages/menu/diet/diet',
  'pages/near/detail/detail?shopId=SHOP',
  'pages/menu/pay/pay?shopId=SHOP',
  'pages/order/index/index',
  'pages/order/detail/detail?orderId=ORDER',
  'pages/mine/balance/index/index',
  'pages/mine/integral/integral',
  'pages/mine/member/index/index',
  'pages/mine/member/recharge/recharge',
  'pages/mine/member/record/record',
  'pages/mine/unreceived/integral/list/list',
  'pages/mine/unreceived/reward/list/list',
  'pages/mine/share/index/index',
  'pages/mine/share/reward/reward',
  'pages/mine/share/withdrawal/index/index',
  'pages/mine/share/withdrawal/detail/detail',
  'pages/mine/security/index/index',
  'pages/mine/security/reset/reset',
  'pages/mine/security/verify/verify',
  'pages/address/index/index',
  'pages/address/insert/insert',
  'pages/address/delivery/delivery',
  'pages/address/search/search?keyword=nanjing',
  'pages/address/choose/address_picker',
  'pages/address/choose/choose?shopId=SHOP',
  'pages/help/faq/faq',
  'pages/help/policy/policy',
  'pages/help/language/language',
  'pages/mine/coupons/coupons',
  'pages/mine/coupons/coupons?state=invalid',
  'pages/mine/coupons/offers',
] as const;

/** A signed-in member is sent on from these. */
const visitorScreens = [
  'pages/mine/index/index',
  'pages/mine/coupons/offers',
  'pages/internal/login/authorization/authorization',
  'pages/internal/login/choose/choose',
  'pages/internal/login/email/email',
  'pages/internal/login/register/register',
  'pages/internal/login/forget/forget',
] as const;

let token: string;
let shopId: string;
let orderId: string;
let brandId: string;

const stage = openStage(async (server) => {
  const login = await server.call('login', { email: 'omar@example.com', password: 'chifan-demo' });
  token = login.data.token;
  const here = { latitude: '31.230400', longitude: '121.473700' };
  const nearby = await server.call('nearbyShops', here);
  shopId = String(nearby.data.records[0]?.id);
  const home = await server.call('home', here);
  brandId = String(home.data.brands[0]?.id);
  await server.call('setFavourite', { shopId: Number(shopId), isFavourite: true }, { token });
  const orders = await server.call('listOrders', {}, { token });
  orderId = String(orders.data.records[0]?.id);
});

async function look(
  page: Page,
  language: string,
  screen: string,
  problemsOn: (page: Page, name: string) => Promise<string[]> = faultsOn,
): Promise<string[]> {
  const filled = screen.replace('SHOP', shopId).replace('ORDER', orderId).replace('BRAND', brandId);
  await openScreen(page, `${stage.server.url}/web/#/${filled}`);
  return problemsOn(page, `screen-${language}-${screen.replaceAll(/\W+/g, '-')}`);
}

describe.concurrent.each(['en', 'ar', 'zh-CN'] as const)('in %s, on a phone 375 px wide', (language) => {
  it('no screen of a member breaks a rule of access, overflows or reports a fault', async () => {
    const { context, page, faults } = await openPhone(stage.browser, language);
    await context.addInitScript((value) => localStorage.setItem('security.token', value), token);
    const problems: string[] = [];
    for (const screen of screens) problems.push(...(await look(page, language, screen)));
    expect([...problems, ...faults]).toEqual([]);
    await context.close();
  }, 600_000);

  it('no screen of a visitor does', async () => {
    const { context, page, faults } = await openPhone(stage.browser, language);
    const problems: string[] = [];
    for (const screen of visitorScreens) problems.push(...(await look(page, language, screen)));
    expect([...problems, ...faults]).toEqual([]);
    await context.close();
  }, 120_000);
});

describe.concurrent.each(['de', 'ru', 'ur'] as const)('in %s, whose words are long or tall', (language) => {
  it('no screen of a member is wider than the phone', async () => {
    const { context, page, faults } = await openPhone(stage.browser, language);
    await context.addInitScript((value) => localStorage.setItem('security.token', value), token);
    const problems: string[] = [];
    for (const screen of screens) problems.push(...(await look(page, language, screen, beyondEdge)));
    expect([...problems, ...faults]).toEqual([]);
    await context.close();
  }, 600_000);
});
