import { hasAnyRole, type PlatformRole, type ShopRole } from '@chifan/domain/member';
import type { IconName } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import type { ComponentType } from 'react';
import type { StaffAccess, StaffKind } from '../platform/staff.ts';

/** One row per screen of the console. The first row of a role is its start screen. */
export type Screen = {
  readonly path: `/${string}`;
  readonly role: StaffKind | 'every';
  /**
   * Roles that see the screen, in addition to owners and admins. If absent, all accounts of this kind see the screen.
   */
  readonly roles?: readonly (ShopRole | PlatformRole)[];
  readonly title: () => string;
  readonly icon: IconName;
  readonly within?: `/${string}`;
  readonly load: () => Promise<{ readonly default: ComponentType }>;
};

// biome-ignore format: a table is read by its rows.
export const screens: readonly Screen[] = [
  { path: '/orders', role: 'merchant', title: () => t({ message: '接单', context: 'screen' }), icon: 'receipt', load: () => import('../features/ordering/board.screen.tsx') },
  { path: '/redeem', role: 'merchant', title: () => t`核销`, icon: 'check', load: () => import('../features/ordering/redeem/redeem.screen.tsx') },
  { path: '/set-meals-today', role: 'merchant', title: () => t`今日到店套餐`, icon: 'dineIn', within: '/orders', load: () => import('../features/ordering/set-meals-today.screen.tsx') },
  { path: '/refunds', role: 'merchant', roles: ['manager'], title: () => t`售后`, icon: 'refresh', load: () => import('../features/refund/meal/merchant-refunds.screen.tsx') },
  { path: '/today', role: 'merchant', roles: ['manager', 'cashier'], title: () => t({ message: '今日', context: 'screen' }), icon: 'coin', load: () => import('../features/insight/closing/day-closing.screen.tsx') },
  { path: '/reviews', role: 'merchant', roles: ['manager'], title: () => t`评价`, icon: 'star', load: () => import('../features/review/merchant-reviews.screen.tsx') },
  { path: '/past', role: 'merchant', title: () => t`订单查询`, icon: 'search', load: () => import('../features/ordering/search/past-orders.screen.tsx') },
  { path: '/insight', role: 'merchant', roles: ['manager'], title: () => t`经营数据`, icon: 'sort', load: () => import('../features/insight/insight.screen.tsx') },
  { path: '/menu', role: 'merchant', title: () => t`菜单`, icon: 'book', load: () => import('../features/catalogue/menu/menu.screen.tsx') },
  { path: '/dish', role: 'merchant', roles: ['manager'], title: () => t`编辑菜品`, icon: 'edit', within: '/menu', load: () => import('../features/catalogue/dish-editor/dish-editor.screen.tsx') },
  { path: '/dish-photos', role: 'merchant', roles: ['manager'], title: () => t`菜品拍照`, icon: 'camera', within: '/menu', load: () => import('../features/catalogue/photo-walk/photo-walk.screen.tsx') },
  { path: '/menu-import', role: 'merchant', roles: ['manager'], title: () => t`批量导入与导出`, icon: 'list', within: '/menu', load: () => import('../features/catalogue/import/import.screen.tsx') },
  { path: '/paper-menu', role: 'merchant', roles: ['manager'], title: () => t`拍照导入`, icon: 'list', within: '/menu', load: () => import('../features/catalogue/paper-menu/paper-menu.screen.tsx') },
  { path: '/shop', role: 'merchant', roles: ['manager'], title: () => t`店铺`, icon: 'shop', load: () => import('../features/catalogue/shop.screen.tsx') },
  { path: '/shop-profile', role: 'merchant', roles: ['manager'], title: () => t`店铺资料`, icon: 'shop', within: '/shop', load: () => import('../features/catalogue/profile/shop-profile.screen.tsx') },
  { path: '/shop-hours', role: 'merchant', roles: ['manager'], title: () => t`营业时间`, icon: 'clock', within: '/shop', load: () => import('../features/catalogue/hours/shop-hours.screen.tsx') },
  { path: '/shop-delivery', role: 'merchant', roles: ['manager'], title: () => t`配送与满减`, icon: 'scooter', within: '/shop', load: () => import('../features/catalogue/delivery/shop-delivery.screen.tsx') },
  { path: '/table-codes', role: 'merchant', roles: ['manager'], title: () => t`桌码`, icon: 'dineIn', within: '/shop', load: () => import('../features/ordering/tables/table-codes.screen.tsx') },
  { path: '/printers', role: 'merchant', roles: ['manager'], title: () => t`打印机`, icon: 'receipt', within: '/shop', load: () => import('../features/ordering/printers/printers.screen.tsx') },
  { path: '/coupons', role: 'merchant', roles: ['manager'], title: () => t`优惠券`, icon: 'ticket', load: () => import('../features/coupon/list/shop-campaigns.screen.tsx') },
  { path: '/earnings', role: 'merchant', roles: ['manager'], title: () => t`收入`, icon: 'wallet', within: '/shop', load: () => import('../features/wallet/earnings.screen.tsx') },
  { path: '/jobs', role: 'courier', title: () => t`可接订单`, icon: 'bag', load: () => import('../features/courier/offered.screen.tsx') },
  { path: '/deliveries', role: 'courier', title: () => t`我的配送`, icon: 'scooter', load: () => import('../features/courier/deliveries.screen.tsx') },
  { path: '/pay', role: 'courier', title: () => t`收入`, icon: 'wallet', load: () => import('../features/courier/pay.screen.tsx') },
  { path: '/all-orders', role: 'platform', roles: ['support', 'finance'], title: () => t`全部订单`, icon: 'receipt', load: () => import('../features/ordering/search/all-orders.screen.tsx') },
  { path: '/lookup', role: 'platform', roles: ['support'], title: () => t`查找`, icon: 'search', within: '/all-orders', load: () => import('../features/lookup/lookup.screen.tsx') },
  { path: '/dispatch', role: 'platform', roles: ['support'], title: () => t`派单`, icon: 'map', load: () => import('../features/dispatch/dispatch.screen.tsx') },
  { path: '/shop-orders', role: 'platform', roles: ['support', 'finance'], title: () => t`按店铺查订单`, icon: 'search', within: '/all-orders', load: () => import('../features/ordering/search/shop-orders.screen.tsx') },
  { path: '/all-printers', role: 'platform', roles: ['support'], title: () => t`打印机`, icon: 'receipt', within: '/all-orders', load: () => import('../features/ordering/printers/all-printers.screen.tsx') },
  { path: '/all-refunds', role: 'platform', roles: ['support'], title: () => t`售后`, icon: 'refresh', load: () => import('../features/refund/meal/platform-refunds.screen.tsx') },
  { path: '/help', role: 'platform', roles: ['support'], title: () => t`客服`, icon: 'chat', load: () => import('../features/help/help.screen.tsx') },
  { path: '/all-reviews', role: 'platform', roles: ['support', 'content'], title: () => t`评价`, icon: 'star', load: () => import('../features/review/moderation.screen.tsx') },
  { path: '/missed-searches', role: 'platform', roles: ['support', 'content'], title: () => t`没搜到的`, icon: 'search', load: () => import('../features/insight/missed-searches.screen.tsx') },
  { path: '/dish-names', role: 'platform', roles: ['content'], title: () => t`译名核对`, icon: 'language', load: () => import('../features/catalogue/names/dish-names.screen.tsx') },
  { path: '/shops', role: 'platform', roles: ['support'], title: () => t`全部店铺`, icon: 'shop', load: () => import('../features/catalogue/shops.screen.tsx') },
  { path: '/shop-stage', role: 'platform', roles: ['support'], title: () => t`店铺状态`, icon: 'shop', within: '/shops', load: () => import('../features/catalogue/shop-stage.screen.tsx') },
  { path: '/members', role: 'platform', roles: ['support'], title: () => t`会员`, icon: 'person', load: () => import('../features/member/members/members.screen.tsx') },
  { path: '/member', role: 'platform', roles: ['support'], title: () => t`会员详情`, icon: 'person', within: '/members', load: () => import('../features/member/members/member.screen.tsx') },
  { path: '/mall-orders', role: 'platform', roles: ['support'], title: () => t`商城订单`, icon: 'scooter', load: () => import('../features/mall/orders/orders.screen.tsx') },
  { path: '/mall-refunds', role: 'platform', roles: ['support'], title: () => t`商城售后`, icon: 'refresh', load: () => import('../features/refund/mall/mall-refunds.screen.tsx') },
  { path: '/mall-products', role: 'platform', roles: ['content'], title: () => t`商城商品`, icon: 'bag', load: () => import('../features/mall/goods/products.screen.tsx') },
  { path: '/mall-product', role: 'platform', roles: ['content'], title: () => t`编辑商品`, icon: 'edit', within: '/mall-products', load: () => import('../features/mall/goods/editor/product-editor.screen.tsx') },
  { path: '/mall-categories', role: 'platform', roles: ['content'], title: () => t`商城分类`, icon: 'list', within: '/mall-products', load: () => import('../features/mall/categories/categories.screen.tsx') },
  { path: '/set-meals', role: 'platform', roles: ['content'], title: () => t`品牌套餐`, icon: 'dineIn', load: () => import('../features/setmeal/list/set-meals.screen.tsx') },
  { path: '/set-meal', role: 'platform', roles: ['content'], title: () => t`编辑套餐`, icon: 'edit', within: '/set-meals', load: () => import('../features/setmeal/editor/set-meal-editor.screen.tsx') },
  { path: '/set-meal-codes', role: 'platform', roles: ['content'], title: () => t`套餐券码`, icon: 'ticket', within: '/set-meals', load: () => import('../features/setmeal/codes/codes.screen.tsx') },
  { path: '/set-meal-brand', role: 'platform', roles: ['content'], title: () => t`编辑品牌`, icon: 'shop', within: '/set-meals', load: () => import('../features/setmeal/brand/brand-editor.screen.tsx') },
  { path: '/withdrawals', role: 'platform', roles: ['finance'], title: () => t`提现`, icon: 'wallet', load: () => import('../features/affiliate/withdrawing/withdrawals.screen.tsx') },
  { path: '/failed-transfers', role: 'platform', roles: ['support', 'finance'], title: () => t`异常款项`, icon: 'warning', load: () => import('../features/payment/failed-transfers/failed-transfers.screen.tsx') },
  { path: '/currency', role: 'platform', roles: ['finance'], title: () => t`参考汇率`, icon: 'globe', load: () => import('../features/wallet/currency-rates.screen.tsx') },
  { path: '/top-ups', role: 'platform', roles: ['finance'], title: () => t`充值档位`, icon: 'coin', within: '/ledger', load: () => import('../features/wallet/top-up-tiers.screen.tsx') },
  { path: '/ledger', role: 'platform', roles: ['finance'], title: () => t`账本核对`, icon: 'list', load: () => import('../features/wallet/ledger-check.screen.tsx') },
  { path: '/gateways', role: 'platform', roles: ['finance'], title: () => t`支付对账`, icon: 'card', load: () => import('../features/payment/gateways.screen.tsx') },
  { path: '/campaigns', role: 'platform', roles: ['content'], title: () => t`优惠券`, icon: 'ticket', load: () => import('../features/coupon/list/platform-campaigns.screen.tsx') },
  { path: '/draws', role: 'platform', roles: ['content'], title: () => t`抽奖设置`, icon: 'star', within: '/campaigns', load: () => import('../features/affiliate/lottery/draw-table.screen.tsx') },
  { path: '/staff', role: 'every', roles: [], title: () => t`员工`, icon: 'person', load: () => import('../features/staff/colleagues.screen.tsx') },
  { path: '/account', role: 'every', title: () => t`账号`, icon: 'person', within: '/', load: () => import('../features/member/account/account.screen.tsx') },
];

export const isScreenOf = (screen: Screen | undefined, { role, roles }: StaffAccess): screen is Screen =>
  (screen?.role === role || screen?.role === 'every') && hasAnyRole(roles, screen.roles);

export const screensOf = (staff: StaffAccess): readonly Screen[] =>
  screens.filter((screen) => isScreenOf(screen, staff));

export const mainScreensOf = (staff: StaffAccess): readonly Screen[] =>
  screensOf(staff).filter(({ within }) => within === undefined);

/**
 * Number of entries in the navigation bar of a narrow window. With more entries, the labels would not fit at a width of
 * 360 px.
 */
const entriesInBar = 5;

/**
 * Divides the main screens into those in the navigation bar of a narrow window and those in the "More" panel (rule
 * app-23).
 */
export function screensInBar(staff: StaffAccess): Readonly<Record<'inBar' | 'behindMore', readonly Screen[]>> {
  const all = mainScreensOf(staff);
  const shown = all.length > entriesInBar ? entriesInBar - 1 : all.length;
  return { inBar: all.slice(0, shown), behindMore: all.slice(shown) };
}

export const homeOf = (staff: StaffAccess): string => screensOf(staff)[0]?.path ?? '/';

export const screenAt = (path: string): Screen | undefined => screens.find((screen) => screen.path === path);
