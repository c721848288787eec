import type { Server } from './server.ts';

/** Screens that only a member sees. SHOP, ORDER and BRAND are placeholders for ids of the demo city. */
export const memberScreens = [
  'pages/index/index',
  'pages/index/delivery_index',
  'pages/blog/blog',
  'pages/blog/detail/detail?article=tea',
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
  'pages/address/card/card',
  'pages/address/choose/address_picker',
  'pages/address/choose/choose?shopId=SHOP',
  'pages/help/faq/faq',
  'pages/help/policy/policy',
  'pages/help/language/language',
  'pages/help/service/service',
  'pages/help/service/service?orderId=ORDER&topic=delivery',
  'pages/help/unwell/unwell?orderId=ORDER',
  'pages/help/download/download',
  'pages/webview/index?url=https%3A%2F%2Felsewhere.example%2F',
  'pages/webview/order_view?url=https%3A%2F%2Felsewhere.example%2F&orderId=ORDER',
  'pages/webview/index?url=https%3A%2F%2Fallowed.example%2F',
  'pages/webview/order_view?url=https%3A%2F%2Fallowed.example%2F&orderId=ORDER',
  'pages/mine/coupons/coupons',
  'pages/mine/coupons/coupons?state=invalid',
  'pages/mine/coupons/offers',
] as const;

/** One screen of each kind, from the home screen to an order and its help. */
export const mainScreens = [
  'pages/index/index',
  'pages/shop/list/list',
  'pages/menu/index/index?shopId=SHOP',
  'pages/menu/detail/detail?dishId=1',
  'pages/menu/search/search?q=tofu',
  'pages/menu/pay/pay?shopId=SHOP',
  'pages/shop/detail/detail?setMealId=1',
  'pages/order/index/index',
  'pages/order/detail/detail?orderId=ORDER',
  'pages/mine/balance/index/index',
  'pages/mine/coupons/coupons',
  'pages/mine/share/index/index',
  'pages/mine/userinfo/userinfo',
  'pages/address/choose/choose?shopId=SHOP',
  'pages/help/service/service?orderId=ORDER&topic=delivery',
] as const satisfies readonly (typeof memberScreens)[number][];

/** Screens that only a visitor sees. They redirect a signed-in member. */
export const visitorScreens = [
  'pages/mine/index/index',
  'pages/mine/coupons/offers',
  'pages/help/service/service',
  'pages/help/unwell/unwell',
  'pages/help/download/download',
  'pages/internal/login/authorization/authorization',
  'pages/internal/login/choose/choose',
  'pages/internal/login/email/email',
  'pages/internal/login/provider/provider',
  'pages/internal/login/register/register',
  'pages/internal/login/forget/forget',
  'pages/internal/login/code/code',
  'pages/internal/login/code/code?purpose=sign_in&email=guest%40example.com',
  'pages/internal/login/code/code?purpose=forget&email=guest%40example.com',
  'pages/blog/detail/detail?article=tea',
] as const;

/** The external site that the URLs above contain. The app may open this site in a frame. */
export const allowedSite = 'https://allowed.example';

/** A page of an external site. */
export const allowedPage = `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>物流查询</title>
  <meta name="viewport" content="width=device-width"><body><h1>物流查询</h1><p>已签收</p></body></html>`;

export type KnownThings = Readonly<Record<'SHOP' | 'ORDER' | 'BRAND', string>>;

export const filled = (screen: string, known: KnownThings): string =>
  screen.replace(/SHOP|ORDER|BRAND/, (name) => known[name as keyof KnownThings]);

export async function findThings(server: Server) {
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
