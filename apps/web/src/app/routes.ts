import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ComponentType } from 'react';
import type { ScreenLoaders } from './screens/screen-loaders.ts';

type RouteWords = {
  /** `member`: the app sends a visitor to the sign-in, and returns to the screen afterwards. */
  readonly access: 'public' | 'member';
  readonly term: string | readonly string[];
  readonly tab?: 1 | 2 | 3 | 4;
  /**
   * True if the screen has several columns from a width of 1024 px on. Other screens stay one column of text or fields.
   */
  readonly isWide?: boolean;
  readonly bar: 'white' | 'orange';
  readonly home?: boolean;
  /**
   * True for a screen on which guests look for food. The screen shows the guest’s carts at its bottom (rule app-19).
   */
  readonly hasBasket?: boolean;
};

type Load = () => Promise<{ readonly default: ComponentType }>;

export type Route = RouteWords & {
  readonly path: string;
  readonly load: Load;
  /**
   * True for a screen that is often the first screen of a visit. For such a screen, `term` lists only the phrase files
   * of the first view, and lazy components load their own phrases.
   */
  readonly isFirst: boolean;
  /** The title, if `isFirst` is true. The titles of all other screens are in `screenTitles`. */
  readonly title?: MessageDescriptor;
};

const firstScreen = <const Path extends string>(
  path: Path,
  words: RouteWords & { readonly title: MessageDescriptor; readonly load: Load },
) => ({
  path,
  isFirst: true,
  ...words,
});

/**
 * A route whose loader and title are in a separate JavaScript chunk, so that the first screen does not wait for them.
 */
const screen = <const Path extends keyof ScreenLoaders>(path: Path, words: RouteWords) => ({
  path,
  isFirst: false,
  ...words,
  load: async () => (await preloadScreenLoaders()).screenLoaders[path](),
});

export const preloadScreenLoaders = () => import('./screens/screen-loaders.ts');

/** The routes of all screens, in the sequence of rule app-1. */
// biome-ignore format: a table is read by its rows.
export const routes = [
  firstScreen('pages/index/index', { access: 'public', title: msg({ message: 'Dine in', context: 'tab' }), term: 'catalogue', tab: 1, bar: 'orange', isWide: true, load: () => import('../features/home/in-store-home.screen.tsx') }),
  firstScreen('pages/index/delivery_index', { access: 'public', title: msg`Delivery`, term: 'catalogue', tab: 2, bar: 'orange', isWide: true, load: () => import('../features/home/delivery-home.screen.tsx') }),
  screen('pages/blog/blog', { access: 'public', term: 'content', tab: 3, bar: 'white', isWide: true }),
  screen('pages/mine/index/index', { access: 'public', term: 'member', tab: 4, bar: 'orange', isWide: true }),
  screen('pages/order/index/index', { access: 'member', term: ['ordering', 'mall-order'], bar: 'white', isWide: true }),
  firstScreen('pages/order/detail/detail', { access: 'member', title: msg`Order`, term: 'shell-orders', bar: 'white', home: true, isWide: true, load: () => import('../features/ordering/detail/order-detail.screen.tsx') }),
  screen('pages/order/evaluate/evaluate', { access: 'member', term: 'review', bar: 'white' }),
  screen('pages/order/refund/apply/apply', { access: 'member', term: 'refund', bar: 'white' }),
  screen('pages/order/refund/progress/progress', { access: 'member', term: 'refund', bar: 'white' }),
  screen('pages/mine/userinfo/userinfo', { access: 'member', term: 'member', bar: 'white' }),
  screen('pages/mine/coupons/coupons', { access: 'member', term: 'coupon', bar: 'white', isWide: true }),
  screen('pages/mine/coupons/offers', { access: 'public', term: 'coupon', bar: 'white', isWide: true }),
  screen('pages/mine/integral/integral', { access: 'member', term: 'wallet', bar: 'white' }),
  screen('pages/mine/balance/index/index', { access: 'member', term: 'wallet', bar: 'white' }),
  screen('pages/mine/member/index/index', { access: 'member', term: 'membership', bar: 'white' }),
  screen('pages/mine/member/recharge/recharge', { access: 'member', term: 'wallet', bar: 'white' }),
  screen('pages/mine/member/record/record', { access: 'member', term: 'wallet', bar: 'white' }),
  screen('pages/mine/member/detail/detail', { access: 'member', term: 'wallet', bar: 'white' }),
  screen('pages/mine/share/index/index', { access: 'member', term: 'affiliate', bar: 'white' }),
  screen('pages/mine/share/reward/reward', { access: 'member', term: 'affiliate', bar: 'white' }),
  screen('pages/mine/share/withdrawal/index/index', { access: 'member', term: 'affiliate', bar: 'white' }),
  screen('pages/mine/share/withdrawal/detail/detail', { access: 'member', term: 'affiliate', bar: 'white' }),
  screen('pages/mine/notices/notices', { access: 'member', term: 'notification', bar: 'white' }),
  screen('pages/mine/notices/settings', { access: 'member', term: 'notification', bar: 'white' }),
  screen('pages/mine/cards/cards', { access: 'member', term: 'payment', bar: 'white' }),
  screen('pages/mine/security/index/index', { access: 'member', term: 'member', bar: 'white' }),
  screen('pages/mine/security/reset/reset', { access: 'member', term: 'member', bar: 'white' }),
  screen('pages/mine/security/verify/verify', { access: 'member', term: 'member', bar: 'white' }),
  screen('pages/mine/unreceived/integral/list/list', { access: 'member', term: 'wallet', bar: 'white' }),
  screen('pages/mine/unreceived/reward/list/list', { access: 'member', term: 'wallet', bar: 'white' }),
  screen('pages/mine/collect/index/index', { access: 'member', term: ['catalogue', 'catalogue-screens'], bar: 'white', isWide: true, hasBasket: true }),
  firstScreen('pages/menu/index/index', { access: 'public', title: msg`Menu`, term: 'catalogue-menu', bar: 'white', isWide: true, home: true, load: () => import('../features/menu/page/shop-menu.screen.tsx') }),
  firstScreen('pages/menu/detail/detail', { access: 'public', title: msg`Dish`, term: 'catalogue-menu', bar: 'white', isWide: true, load: () => import('../features/menu/dish/dish.screen.tsx') }),
  screen('pages/menu/pay/pay', { access: 'public', term: 'ordering', bar: 'white', isWide: true }),
  screen('pages/menu/search/search', { access: 'public', term: ['search', 'catalogue'], bar: 'white', isWide: true, hasBasket: true }),
  screen('pages/menu/waiter/waiter', { access: 'public', term: 'waiter', bar: 'white' }),
  screen('pages/menu/diet/diet', { access: 'public', term: ['catalogue', 'catalogue-screens'], bar: 'white' }),
  screen('pages/address/index/index', { access: 'member', term: 'address', bar: 'white' }),
  screen('pages/address/choose/choose', { access: 'member', term: 'address', bar: 'white' }),
  screen('pages/address/choose/address_picker', { access: 'public', term: 'address', bar: 'white', isWide: true }),
  screen('pages/address/insert/insert', { access: 'public', term: 'address', bar: 'white' }),
  screen('pages/address/edit/edit', { access: 'member', term: 'address', bar: 'white' }),
  screen('pages/address/replace/replace', { access: 'member', term: 'address', bar: 'white' }),
  screen('pages/address/search/search', { access: 'public', term: 'address', bar: 'white' }),
  screen('pages/address/card/card', { access: 'public', term: 'address', bar: 'white' }),
  screen('pages/address/delivery/delivery', { access: 'public', term: 'address', bar: 'white' }),
  screen('pages/internal/login/authorization/authorization', { access: 'public', term: 'member', bar: 'white' }),
  screen('pages/internal/login/choose/choose', { access: 'public', term: 'member', bar: 'white' }),
  screen('pages/internal/login/code/code', { access: 'public', term: 'member', bar: 'white' }),
  screen('pages/internal/login/email/email', { access: 'public', term: 'member', bar: 'white' }),
  screen('pages/internal/login/forget/forget', { access: 'public', term: 'member', bar: 'white' }),
  screen('pages/internal/login/provider/provider', { access: 'public', term: 'member', bar: 'white' }),
  screen('pages/internal/login/register/register', { access: 'public', term: 'member', bar: 'white' }),
  screen('pages/internal/mall/index/index', { access: 'public', term: 'mall', bar: 'orange', isWide: true }),
  screen('pages/internal/mall/menu/menu', { access: 'public', term: 'mall', bar: 'white', isWide: true }),
  screen('pages/internal/mall/car/car', { access: 'member', term: 'mall', bar: 'white' }),
  screen('pages/internal/mall/detail/detail', { access: 'public', term: 'mall', bar: 'white', isWide: true }),
  screen('pages/internal/mall/pay/pay', { access: 'member', term: 'mall', bar: 'white', isWide: true }),
  screen('pages/internal/mall/order/detail/detail', { access: 'member', term: 'mall-order', bar: 'white', isWide: true, home: true }),
  screen('pages/internal/mall/order/refund/apply/apply', { access: 'member', term: 'mall-order', bar: 'white' }),
  screen('pages/internal/mall/order/refund/progress/progress', { access: 'member', term: 'mall-order', bar: 'white' }),
  screen('pages/internal/mall/order/logistics/logistics', { access: 'member', term: 'mall-order', bar: 'white' }),
  screen('pages/shop/list/list', { access: 'public', term: ['catalogue', 'catalogue-screens'], bar: 'white', isWide: true, hasBasket: true }),
  screen('pages/shop/list/shop_addr_list', { access: 'public', term: ['catalogue', 'catalogue-screens'], bar: 'white', hasBasket: true }),
  screen('pages/shop/list/item_list', { access: 'public', term: 'setmeal', bar: 'white', isWide: true }),
  screen('pages/shop/list/feature_item_list', { access: 'public', term: 'setmeal', bar: 'white', isWide: true }),
  screen('pages/shop/detail/detail', { access: 'public', term: ['catalogue', 'catalogue-screens', 'setmeal'], bar: 'white', isWide: true }),
  screen('pages/shop/pay/pay', { access: 'public', term: ['catalogue', 'catalogue-screens', 'setmeal', 'ordering'], bar: 'white', isWide: true }),
  screen('pages/shop/success/success', { access: 'member', term: 'payment', bar: 'orange', home: true }),
  screen('pages/shop/choose/choose', { access: 'member', term: ['catalogue', 'catalogue-screens', 'setmeal', 'ordering'], bar: 'white', isWide: true }),
  screen('pages/near/detail/detail', { access: 'public', term: ['catalogue', 'catalogue-screens'], bar: 'white', isWide: true, home: true, hasBasket: true }),
  screen('pages/webview/index', { access: 'public', term: 'help', bar: 'white' }),
  screen('pages/webview/order_view', { access: 'member', term: 'help', bar: 'white' }),
  screen('pages/help/faq/faq', { access: 'public', term: 'content', bar: 'white' }),
  screen('pages/help/policy/policy', { access: 'public', term: 'content', bar: 'white' }),
  screen('pages/help/service/service', { access: 'public', term: 'help', bar: 'white' }),
  screen('pages/help/unwell/unwell', { access: 'public', term: ['waiter', 'catalogue-menu'], bar: 'white' }),
  screen('pages/help/download/download', { access: 'public', term: 'help', bar: 'white' }),
  screen('pages/help/language/language', { access: 'public', term: 'content', bar: 'white' }),
  screen('pages/blog/detail/detail', { access: 'public', term: 'content', bar: 'white' }),
] as const;

declare module '../platform/navigation/navigation.ts' {
  interface ScreenRegister {
    readonly path: (typeof routes)[number]['path'];
  }
}

/** The page with all components, which exists only in development, and in builds with CHIFAN_DEV_UI=1. */
const devScreens: readonly Route[] = import.meta.env?.CHIFAN_DEV_UI
  ? [
      firstScreen('dev/ui', {
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
