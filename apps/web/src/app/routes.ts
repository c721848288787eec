import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ComponentType } from 'react';
import type * as MallScreens from '../features/mall/screens.ts';
import type * as MallOrderScreens from '../features/mall-order/screens.ts';

type ScreenModule = { readonly default: ComponentType };

type RouteWords = {
  /** `member`: a visitor is sent to the sign-in and comes back afterwards. */
  readonly access: 'public' | 'member';
  readonly title: MessageDescriptor;
  /** The phrases that the screen needs beside those of the shell. */
  readonly term: string | readonly string[];
  readonly tab?: 1 | 2 | 3 | 4;
  readonly bar: 'white' | 'orange';
  /** A home button stands in the title bar, wherever the guest came from. */
  readonly home?: boolean;
  readonly load: () => Promise<ScreenModule>;
};

export type Route = RouteWords & { readonly path: string };

const screen = <const Path extends string>(path: Path, words: RouteWords): RouteWords & { readonly path: Path } => ({
  path,
  ...words,
});

/** What this release does not have yet. */
const later = () => import('./later.screen.tsx');

/** The mall's screens lie together: nine files of their own would each be named in what the first screen waits for. */
const mall = (name: keyof typeof MallScreens) => async () => ({
  default: (await import('../features/mall/screens.ts'))[name],
});
const mallOrder = (name: keyof typeof MallOrderScreens) => async () => ({
  default: (await import('../features/mall-order/screens.ts'))[name],
});

/** Every screen of rule app-1, one row each, in its order. */
// biome-ignore format: a table is read by its rows.
export const routes = [
  screen('pages/index/index', { access: 'public', title: msg`In store`, term: 'catalogue', tab: 1, bar: 'orange', load: () => import('../features/catalogue/in-store-home.screen.tsx') }),
  screen('pages/index/delivery_index', { access: 'public', title: msg`Delivery`, term: 'catalogue', tab: 2, bar: 'orange', load: () => import('../features/catalogue/delivery-home.screen.tsx') }),
  screen('pages/blog/blog', { access: 'public', title: msg`Tips for eating in China`, term: 'content', tab: 3, bar: 'white', load: () => import('../features/content/blog.screen.tsx') }),
  screen('pages/mine/index/index', { access: 'public', title: msg`Mine`, term: 'member', tab: 4, bar: 'orange', load: () => import('../features/member/mine.screen.tsx') }),
  // Orders
  screen('pages/order/index/index', { access: 'member', title: msg`My orders`, term: ['ordering', 'mall-order'], bar: 'white', load: () => import('./orders/orders.screen.tsx') }),
  screen('pages/order/detail/detail', { access: 'member', title: msg`Order`, term: 'ordering', bar: 'white', home: true, load: () => import('../features/ordering/order-detail.screen.tsx') }),
  screen('pages/order/evaluate/evaluate', { access: 'member', title: msg`Write a review`, term: 'shell', bar: 'white', load: later }),
  screen('pages/order/refund/apply/apply', { access: 'member', title: msg`Ask for a refund`, term: 'refund', bar: 'white', load: () => import('../features/refund/refund-apply.screen.tsx') }),
  screen('pages/order/refund/progress/progress', { access: 'member', title: msg`Refund progress`, term: 'refund', bar: 'white', load: () => import('../features/refund/refund-progress.screen.tsx') }),
  // Mine
  screen('pages/mine/userinfo/userinfo', { access: 'member', title: msg`My profile`, term: 'shell', bar: 'white', load: later }),
  screen('pages/mine/coupons/coupons', { access: 'member', title: msg`My coupons`, term: 'coupon', bar: 'white', load: () => import('../features/coupon/coupons.screen.tsx') }),
  screen('pages/mine/coupons/offers', { access: 'public', title: msg`Get coupons`, term: 'coupon', bar: 'white', load: () => import('../features/coupon/coupon-offers.screen.tsx') }),
  screen('pages/mine/integral/integral', { access: 'member', title: msg`My points`, term: 'wallet', bar: 'white', load: () => import('../features/wallet/points.screen.tsx') }),
  screen('pages/mine/balance/index/index', { access: 'member', title: msg`Balance`, term: 'wallet', bar: 'white', load: () => import('../features/wallet/balance.screen.tsx') }),
  screen('pages/mine/member/index/index', { access: 'member', title: msg`Membership`, term: 'membership', bar: 'white', load: () => import('../features/membership/membership.screen.tsx') }),
  screen('pages/mine/member/recharge/recharge', { access: 'member', title: msg`Top up`, term: 'wallet', bar: 'white', load: () => import('../features/wallet/recharge.screen.tsx') }),
  screen('pages/mine/member/record/record', { access: 'member', title: msg`Top-up history`, term: 'wallet', bar: 'white', load: () => import('../features/wallet/top-up-record.screen.tsx') }),
  screen('pages/mine/member/detail/detail', { access: 'member', title: msg`Top-up`, term: 'wallet', bar: 'white', load: () => import('../features/wallet/top-up-detail.screen.tsx') }),
  screen('pages/mine/share/index/index', { access: 'member', title: msg`Invite friends`, term: 'affiliate', bar: 'white', load: () => import('../features/affiliate/inviting.screen.tsx') }),
  screen('pages/mine/share/reward/reward', { access: 'member', title: msg`My rewards`, term: 'affiliate', bar: 'white', load: () => import('../features/affiliate/rewards.screen.tsx') }),
  screen('pages/mine/share/withdrawal/index/index', { access: 'member', title: msg`Withdraw`, term: 'affiliate', bar: 'white', load: () => import('../features/affiliate/withdraw.screen.tsx') }),
  screen('pages/mine/share/withdrawal/detail/detail', { access: 'member', title: msg`Withdrawals`, term: 'affiliate', bar: 'white', load: () => import('../features/affiliate/withdrawals.screen.tsx') }),
  screen('pages/mine/security/index/index', { access: 'member', title: msg`Account security`, term: 'member', bar: 'white', load: () => import('../features/member/security.screen.tsx') }),
  screen('pages/mine/security/reset/reset', { access: 'member', title: msg`Payment password`, term: 'member', bar: 'white', load: () => import('../features/member/payment-password.screen.tsx') }),
  screen('pages/mine/security/verify/verify', { access: 'member', title: msg`Reset password`, term: 'member', bar: 'white', load: () => import('../features/member/verify.screen.tsx') }),
  screen('pages/mine/unreceived/integral/list/list', { access: 'member', title: msg`Points not yet credited`, term: 'wallet', bar: 'white', load: () => import('../features/wallet/unreceived-points.screen.tsx') }),
  screen('pages/mine/unreceived/reward/list/list', { access: 'member', title: msg`Balance not yet credited`, term: 'wallet', bar: 'white', load: () => import('../features/wallet/unreceived-balance.screen.tsx') }),
  screen('pages/mine/collect/index/index', { access: 'member', title: msg`Favourites`, term: ['catalogue', 'catalogue-screens'], bar: 'white', load: () => import('../features/catalogue/favourites.screen.tsx') }),
  // Menu
  screen('pages/menu/index/index', { access: 'public', title: msg`Menu`, term: ['catalogue', 'catalogue-screens'], bar: 'white', home: true, load: () => import('../features/catalogue/shop-menu.screen.tsx') }),
  screen('pages/menu/detail/detail', { access: 'public', title: msg`Dish`, term: ['catalogue', 'catalogue-screens'], bar: 'white', load: () => import('../features/catalogue/dish.screen.tsx') }),
  screen('pages/menu/pay/pay', { access: 'member', title: msg`Confirm order`, term: 'ordering', bar: 'white', load: () => import('../features/ordering/checkout.screen.tsx') }),
  screen('pages/menu/search/search', { access: 'public', title: msg`Search`, term: 'search', bar: 'white', load: () => import('../features/search/search.screen.tsx') }),
  screen('pages/menu/waiter/waiter', { access: 'public', title: msg`Show to the waiter`, term: 'waiter', bar: 'white', load: () => import('../features/waiter/waiter.screen.tsx') }),
  screen('pages/menu/diet/diet', { access: 'public', title: msg`What I don’t eat`, term: ['catalogue', 'catalogue-screens'], bar: 'white', load: () => import('../features/catalogue/diet.screen.tsx') }),
  // Address
  screen('pages/address/index/index', { access: 'member', title: msg`My addresses`, term: 'address', bar: 'white', load: () => import('../features/address/address-book.screen.tsx') }),
  screen('pages/address/choose/choose', { access: 'member', title: msg`How to get your food`, term: 'address', bar: 'white', load: () => import('../features/address/delivery-method.screen.tsx') }),
  screen('pages/address/choose/address_picker', { access: 'public', title: msg`Choose on the map`, term: 'address', bar: 'white', load: () => import('../features/address/address-picker.screen.tsx') }),
  screen('pages/address/insert/insert', { access: 'member', title: msg`New address`, term: 'address', bar: 'white', load: () => import('../features/address/new-address.screen.tsx') }),
  screen('pages/address/edit/edit', { access: 'member', title: msg`Edit address`, term: 'address', bar: 'white', load: () => import('../features/address/edit-address.screen.tsx') }),
  screen('pages/address/replace/replace', { access: 'member', title: msg`Change the address`, term: 'address', bar: 'white', load: () => import('../features/address/replace-address.screen.tsx') }),
  screen('pages/address/search/search', { access: 'public', title: msg`Search for a place`, term: 'address', bar: 'white', load: () => import('../features/address/place-search.screen.tsx') }),
  screen('pages/address/delivery/delivery', { access: 'public', title: msg`Where are you?`, term: 'address', bar: 'white', load: () => import('../features/address/delivery-location.screen.tsx') }),
  // Sign-in
  screen('pages/internal/login/authorization/authorization', { access: 'public', title: msg`Sign in with WeChat`, term: 'member', bar: 'white', load: () => import('../features/member/authorization.screen.tsx') }),
  screen('pages/internal/login/choose/choose', { access: 'public', title: msg`Sign in`, term: 'member', bar: 'white', load: () => import('../features/member/sign-in-choice.screen.tsx') }),
  screen('pages/internal/login/code/code', { access: 'public', title: msg`Verification code`, term: 'member', bar: 'white', load: () => import('../features/member/verification-code.screen.tsx') }),
  screen('pages/internal/login/email/email', { access: 'public', title: msg`Sign in with e-mail`, term: 'member', bar: 'white', load: () => import('../features/member/email-sign-in.screen.tsx') }),
  screen('pages/internal/login/forget/forget', { access: 'public', title: msg`Forgotten password`, term: 'member', bar: 'white', load: () => import('../features/member/forgotten-password.screen.tsx') }),
  screen('pages/internal/login/register/register', { access: 'public', title: msg`Register`, term: 'member', bar: 'white', load: () => import('../features/member/register.screen.tsx') }),
  // Points mall
  screen('pages/internal/mall/index/index', { access: 'public', title: msg`Points mall`, term: 'mall', bar: 'orange', load: mall('home') }),
  screen('pages/internal/mall/menu/menu', { access: 'public', title: msg`Mall categories`, term: 'mall', bar: 'white', load: mall('menu') }),
  screen('pages/internal/mall/car/car', { access: 'member', title: msg`Mall cart`, term: 'mall', bar: 'white', load: mall('cart') }),
  screen('pages/internal/mall/detail/detail', { access: 'public', title: msg`Mall item`, term: 'mall', bar: 'white', load: mall('product') }),
  screen('pages/internal/mall/pay/pay', { access: 'member', title: msg`Confirm mall order`, term: 'mall', bar: 'white', load: mall('checkout') }),
  screen('pages/internal/mall/order/detail/detail', { access: 'member', title: msg`Mall order`, term: 'mall-order', bar: 'white', home: true, load: mallOrder('detail') }),
  screen('pages/internal/mall/order/refund/apply/apply', { access: 'member', title: msg`Ask for a refund`, term: 'mall-order', bar: 'white', load: mallOrder('refundApply') }),
  screen('pages/internal/mall/order/refund/progress/progress', { access: 'member', title: msg`Refund progress`, term: 'mall-order', bar: 'white', load: mallOrder('refundProgress') }),
  screen('pages/internal/mall/order/logistics/logistics', { access: 'member', title: msg`Shipment`, term: 'mall-order', bar: 'white', load: mallOrder('logistics') }),
  // Shops
  screen('pages/shop/list/list', { access: 'public', title: msg`Restaurants`, term: ['catalogue', 'catalogue-screens'], bar: 'white', load: () => import('../features/catalogue/shop-list.screen.tsx') }),
  screen('pages/shop/list/shop_addr_list', { access: 'public', title: msg`Branches`, term: ['catalogue', 'catalogue-screens'], bar: 'white', load: () => import('../features/catalogue/shop-branches.screen.tsx') }),
  screen('pages/shop/list/item_list', { access: 'public', title: msg`Set meals`, term: 'shell', bar: 'white', load: later }),
  screen('pages/shop/list/feature_item_list', { access: 'public', title: msg`Featured set meals`, term: 'shell', bar: 'white', load: later }),
  screen('pages/shop/detail/detail', { access: 'public', title: msg`Set meal`, term: 'shell', bar: 'white', load: later }),
  screen('pages/shop/pay/pay', { access: 'member', title: msg`Pay for a set meal`, term: 'shell', bar: 'white', load: later }),
  screen('pages/shop/success/success', { access: 'member', title: msg`Payment`, term: 'payment', bar: 'orange', home: true, load: () => import('../features/payment/payment-status.screen.tsx') }),
  screen('pages/shop/choose/choose', { access: 'member', title: msg`Choose a restaurant`, term: 'shell', bar: 'white', load: later }),
  screen('pages/near/detail/detail', { access: 'public', title: msg`About this restaurant`, term: ['catalogue', 'catalogue-screens'], bar: 'white', home: true, load: () => import('../features/catalogue/shop-details.screen.tsx') }),
  // Pages from outside
  screen('pages/webview/index', { access: 'public', title: msg`Web page`, term: 'shell', bar: 'white', load: later }),
  screen('pages/webview/order_view', { access: 'member', title: msg`Order page`, term: 'shell', bar: 'white', load: later }),
  // Help
  screen('pages/help/faq/faq', { access: 'public', title: msg`Questions and answers`, term: 'content', bar: 'white', load: () => import('../features/content/faq.screen.tsx') }),
  screen('pages/help/policy/policy', { access: 'public', title: msg`Terms and privacy`, term: 'content', bar: 'white', load: () => import('../features/content/policy.screen.tsx') }),
  screen('pages/help/service/service', { access: 'public', title: msg`Customer service`, term: 'shell', bar: 'white', load: later }),
  screen('pages/help/download/download', { access: 'public', title: msg`Get the app`, term: 'shell', bar: 'white', load: later }),
  screen('pages/help/language/language', { access: 'public', title: msg`Language`, term: 'content', bar: 'white', load: () => import('../features/content/language.screen.tsx') }),
  screen('pages/blog/detail/detail', { access: 'public', title: msg`Tip`, term: 'content', bar: 'white', load: () => import('../features/content/article.screen.tsx') }),
] as const;

declare module '../platform/navigation.ts' {
  interface ScreenRegister {
    readonly path: (typeof routes)[number]['path'];
  }
}

/** All components on one page; only while developing, and in builds made with CHIFAN_DEV_UI=1. */
const devScreens: readonly Route[] = import.meta.env?.CHIFAN_DEV_UI
  ? [
      screen('dev/ui', {
        access: 'public',
        title: { id: 'ui' },
        term: 'shell',
        bar: 'white',
        load: () => import('./dev/ui.screen.tsx'),
      }),
    ]
  : [];

const byPath: ReadonlyMap<string, Route> = new Map([...routes, ...devScreens].map((route) => [route.path, route]));

export const routeOf = (path: string): Route | undefined => byPath.get(path);
