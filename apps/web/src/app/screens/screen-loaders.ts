import type { ComponentType } from 'react';
import type * as MallScreens from '../../features/mall/screens.ts';
import type * as MallOrderScreens from '../../features/mall-order/screens.ts';

export { screenTitles } from './screen-titles.ts';

/**
 * Loads a screen of the mall. These screens share a JavaScript chunk, because they are small and link to each other.
 */
const mall = (name: keyof typeof MallScreens) => async () => ({
  default: (await import('../../features/mall/screens.ts'))[name],
});
const mallOrder = (name: keyof typeof MallOrderScreens) => async () => ({
  default: (await import('../../features/mall-order/screens.ts'))[name],
});

/**
 * Loaders of all screens except the home, menu, dish and order screens. The loaders are in a separate JavaScript chunk,
 * because their file names take many bytes.
 */
// biome-ignore format: a table is read by its rows.
export const screenLoaders = {
  'pages/blog/blog': () => import('../../features/content/reading/blog.screen.tsx'),
  'pages/mine/index/index': () => import('../../features/member/mine/mine.screen.tsx'),
  'pages/order/index/index': () => import('../orders/orders.screen.tsx'),
  'pages/order/evaluate/evaluate': () => import('../../features/review/evaluate.screen.tsx'),
  'pages/order/refund/apply/apply': () => import('../../features/refund/apply/refund-apply.screen.tsx'),
  'pages/order/refund/progress/progress': () => import('../../features/refund/progress/refund-progress.screen.tsx'),
  'pages/mine/userinfo/userinfo': () => import('../../features/member/profile/userinfo.screen.tsx'),
  'pages/mine/notices/notices': () => import('../../features/notification/notifications.screen.tsx'),
  'pages/mine/notices/settings': () => import('../../features/notification/settings/notification-settings.screen.tsx'),
  'pages/mine/coupons/coupons': () => import('../../features/coupon/list/coupons.screen.tsx'),
  'pages/mine/coupons/offers': () => import('../../features/coupon/offers/coupon-offers.screen.tsx'),
  'pages/mine/integral/integral': () => import('../../features/wallet/points/points.screen.tsx'),
  'pages/mine/balance/index/index': () => import('../../features/wallet/ledger/balance.screen.tsx'),
  'pages/mine/member/index/index': () => import('../../features/membership/levels/membership.screen.tsx'),
  'pages/mine/member/recharge/recharge': () => import('../../features/wallet/top-up/recharge.screen.tsx'),
  'pages/mine/member/record/record': () => import('../../features/wallet/top-up/top-up-record.screen.tsx'),
  'pages/mine/member/detail/detail': () => import('../../features/wallet/top-up/top-up-detail.screen.tsx'),
  'pages/mine/share/index/index': () => import('../../features/affiliate/inviting/inviting.screen.tsx'),
  'pages/mine/share/reward/reward': () => import('../../features/affiliate/rewarding/rewards.screen.tsx'),
  'pages/mine/share/withdrawal/index/index': () => import('../../features/affiliate/withdrawing/withdraw.screen.tsx'),
  'pages/mine/share/withdrawal/detail/detail': () => import('../../features/affiliate/withdrawing/withdrawals.screen.tsx'),
  'pages/mine/cards/cards': () => import('../../features/payment/card/cards.screen.tsx'),
  'pages/mine/security/index/index': () => import('../../features/member/security/security.screen.tsx'),
  'pages/mine/security/reset/reset': () => import('../../features/member/security/payment-password.screen.tsx'),
  'pages/mine/security/verify/verify': () => import('../../features/member/security/verify.screen.tsx'),
  'pages/mine/unreceived/integral/list/list': () => import('../../features/wallet/unreceived/unreceived-points.screen.tsx'),
  'pages/mine/unreceived/reward/list/list': () => import('../../features/wallet/unreceived/unreceived-balance.screen.tsx'),
  'pages/mine/collect/index/index': () => import('../../features/shop/favourites.screen.tsx'),
  'pages/menu/pay/pay': () => import('../../features/ordering/checkout/checkout.screen.tsx'),
  'pages/menu/search/search': () => import('../../features/search/search.screen.tsx'),
  'pages/menu/waiter/waiter': () => import('../../features/waiter/waiter.screen.tsx'),
  'pages/menu/diet/diet': () => import('../../features/menu/diet/diet.screen.tsx'),
  'pages/address/index/index': () => import('../../features/address/book/address-book.screen.tsx'),
  'pages/address/choose/choose': () => import('../../features/address/method/delivery-method.screen.tsx'),
  'pages/address/choose/address_picker': () => import('../../features/address/picker/address-picker.screen.tsx'),
  'pages/address/insert/insert': () => import('../../features/address/form/new-address.screen.tsx'),
  'pages/address/edit/edit': () => import('../../features/address/form/edit-address.screen.tsx'),
  'pages/address/replace/replace': () => import('../../features/address/replace/replace-address.screen.tsx'),
  'pages/address/search/search': () => import('../../features/address/search/place-search.screen.tsx'),
  'pages/address/card/card': () => import('../../features/address/card/hotel-card.screen.tsx'),
  'pages/address/delivery/delivery': () => import('../../features/address/places/delivery-location.screen.tsx'),
  'pages/internal/login/authorization/authorization': () => import('../../features/member/we-chat/authorization.screen.tsx'),
  'pages/internal/login/choose/choose': () => import('../../features/member/sign-in/sign-in-choice.screen.tsx'),
  'pages/internal/login/code/code': () => import('../../features/member/sign-in/verification-code.screen.tsx'),
  'pages/internal/login/email/email': () => import('../../features/member/sign-in/email-sign-in.screen.tsx'),
  'pages/internal/login/forget/forget': () => import('../../features/member/sign-in/forgotten-password.screen.tsx'),
  'pages/internal/login/provider/provider': () => import('../../features/member/providers/provider.screen.tsx'),
  'pages/internal/login/register/register': () => import('../../features/member/sign-in/register.screen.tsx'),
  'pages/internal/mall/index/index': mall('home'),
  'pages/internal/mall/menu/menu': mall('menu'),
  'pages/internal/mall/car/car': mall('cart'),
  'pages/internal/mall/detail/detail': mall('product'),
  'pages/internal/mall/pay/pay': mall('checkout'),
  'pages/internal/mall/order/detail/detail': mallOrder('detail'),
  'pages/internal/mall/order/refund/apply/apply': mallOrder('refundApply'),
  'pages/internal/mall/order/refund/progress/progress': mallOrder('refundProgress'),
  'pages/internal/mall/order/logistics/logistics': mallOrder('logistics'),
  'pages/shop/list/list': () => import('../../features/shop/list/shop-list.screen.tsx'),
  'pages/shop/list/shop_addr_list': () => import('../../features/shop/shop-branches.screen.tsx'),
  'pages/shop/list/item_list': () => import('../../features/setmeal/list/set-meals.screen.tsx'),
  'pages/shop/list/feature_item_list': () => import('../../features/setmeal/list/featured-set-meals.screen.tsx'),
  'pages/shop/detail/detail': () => import('../../features/setmeal/detail/set-meal.screen.tsx'),
  'pages/shop/pay/pay': () => import('../../features/ordering/setmeal/buy/set-meal-checkout.screen.tsx'),
  'pages/shop/success/success': () => import('../../features/payment/status/payment-status.screen.tsx'),
  'pages/shop/choose/choose': () => import('../../features/ordering/setmeal/choose/choose-restaurant.screen.tsx'),
  'pages/near/detail/detail': () => import('../../features/menu/details/shop-details.screen.tsx'),
  'pages/webview/index': () => import('../../features/help/web-view/web-view.screen.tsx'),
  'pages/webview/order_view': () => import('../../features/help/web-view/order-view.screen.tsx'),
  'pages/help/faq/faq': () => import('../../features/content/reading/faq.screen.tsx'),
  'pages/help/policy/policy': () => import('../../features/content/reading/policy.screen.tsx'),
  'pages/help/service/service': () => import('../../features/help/service/service.screen.tsx'),
  'pages/help/unwell/unwell': () => import('../../features/waiter/unwell/unwell.screen.tsx'),
  'pages/help/download/download': () => import('../../features/help/download/download.screen.tsx'),
  'pages/help/language/language': () => import('../../features/content/language/language.screen.tsx'),
  'pages/blog/detail/detail': () => import('../../features/content/reading/article.screen.tsx'),
} as const satisfies Readonly<Record<string, () => Promise<{ readonly default: ComponentType }>>>;

export type ScreenLoaders = typeof screenLoaders;
