import type { Language } from '@chifan/domain';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPhone } from './browser.ts';
import type { Server } from './server.ts';
import { beyondEdge, faultsOn, openScreen, openStage } from './stage.ts';

const memberScreens = [
  'pages/index/index',
  'pages/index/delivery_index',
  'pages/blog/blog',
  'pages/mine/index/index',
  'pages/shop/list/list',
  'pages/shop/list/list?way=delivery&type=asian&openNow=1&foreignCard=1&sort=rating',
  'pages/shop/list/list?deliversHere=1&halal=1&vegetarian=1&foreignCard=1&cuisine=southeast_asian&sort=fee',
  'pages/shop/list/list?view=map',
  'pages/shop/list/shop_addr_list?brandId=BRAND',
  'pages/shop/list/item_list',
  'pages/shop/list/item_list?brandId=BRAND',
  'pages/shop/list/feature_item_list',
  'pages/shop/detail/detail?setMealId=1',
  'pages/mine/collect/index/index',
  'pages/menu/index/index?shopId=SHOP',
  'pages/menu/index/index?shopId=SHOP&tab=info',
  'pages/menu/index/index?shopId=SHOP&tab=featured',
  'pages/menu/index/index?shopId=SHOP&tab=reviews',
  'pages/menu/detail/detail?dishId=1',
  'pages/menu/search/search',
  'pages/menu/search/search?q=tofu',
  'pages/menu/search/search?q=zzzzqqqq&kind=shop',
  'pages/menu/waiter/waiter?shopId=SHOP',
  'pages/menu/waiter/waiter?setMealId=1',
  'pages/menu/diet/diet',
  'pages/near/detail/detail?shopId=SHOP',
  'pages/menu/pay/pay?shopId=SHOP',
  'pages/shop/pay/pay?setMealId=1',
  'pages/shop/choose/choose?orderId=ORDER',
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
  'pages/mine/userinfo/userinfo',
  'pages/mine/notices/notices',
  'pages/mine/notices/settings',
  'pages/mine/security/index/index',
  'pages/mine/cards/cards',
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
  'pages/help/service/service',
  'pages/help/service/service?orderId=ORDER&topic=delivery',
  'pages/help/download/download',
  'pages/webview/index?url=https%3A%2F%2Felsewhere.example%2F',
  'pages/webview/order_view?url=https%3A%2F%2Felsewhere.example%2F&orderId=ORDER',
  'pages/mine/coupons/coupons',
  'pages/mine/coupons/coupons?state=invalid',
  'pages/mine/coupons/offers',
] as const;

/** A signed-in member is redirected from these. */
const visitorScreens = [
  'pages/mine/index/index',
  'pages/mine/coupons/offers',
  'pages/help/service/service',
  'pages/help/download/download',
  'pages/internal/login/authorization/authorization',
  'pages/internal/login/choose/choose',
  'pages/internal/login/email/email',
  'pages/internal/login/register/register',
  'pages/internal/login/forget/forget',
] as const;

type Languages = {
  /** Checked for accessibility, width and faults; once from left to right and once from right to left, for no word changes a role. */
  readonly closely?: Language;
  /** Checked for width and faults: its words are long or tall. */
  readonly wide: readonly Language[];
};

/** Each group of languages has its own server and browser, so that groups run in parallel. */
export function lookAtScreens({ closely, wide }: Languages): void {
  let token: string;
  let known: Readonly<Record<'SHOP' | 'ORDER' | 'BRAND', string>>;
  const stage = openStage(async (server) => {
    ({ token, ...known } = await findThings(server));
  });

  const lookAt = async (
    screens: readonly string[],
    language: Language,
    { isMember, problemsOn }: { isMember: boolean; problemsOn: (page: Page, name: string) => Promise<string[]> },
  ) => {
    const { context, page, faults } = await openPhone(stage.browser, language);
    if (isMember) await context.addInitScript((value) => localStorage.setItem('security.token', value), token);
    const problems: string[] = [];
    for (const screen of screens) {
      const filled = screen.replace(/SHOP|ORDER|BRAND/, (name) => known[name as keyof typeof known]);
      await openScreen(page, `${stage.server.url}/web/#/${filled}`);
      problems.push(...(await problemsOn(page, `screen-${language}-${screen.replaceAll(/\W+/g, '-')}`)));
    }
    expect([...problems, ...faults]).toEqual([]);
    await context.close();
  };

  describe.concurrent.for(closely === undefined ? [] : [closely])('in %s, on a phone 375 px wide', (language) => {
    it('no screen of a member breaks a rule of access, overflows or reports a fault', async () => {
      await lookAt(memberScreens, language, { isMember: true, problemsOn: faultsOn });
    }, 600_000);

    it('no screen of a visitor does', async () => {
      await lookAt(visitorScreens, language, { isMember: false, problemsOn: faultsOn });
    }, 120_000);
  });

  describe.concurrent.for(wide)('in %s', (language) => {
    it('no screen of a member is wider than the phone', async () => {
      await lookAt(memberScreens, language, { isMember: true, problemsOn: beyondEdge });
    }, 600_000);
  });
}

async function findThings(server: Server) {
  const login = await server.call('login', { email: 'omar@example.com', password: 'chifan-demo' });
  const { token } = login.data;
  const here = { latitude: '31.230400', longitude: '121.473700' };
  const nearby = await server.call('nearbyShops', here);
  const shopId = nearby.data.records[0]?.id;
  const home = await server.call('home', here);
  await server.call('setFavourite', { shopId: Number(shopId), isFavourite: true }, { token });
  const orders = await server.call('listOrders', {}, { token });
  return {
    token,
    SHOP: String(shopId),
    ORDER: String(orders.data.records[0]?.id),
    BRAND: String(home.data.brands[0]?.id),
  };
}
