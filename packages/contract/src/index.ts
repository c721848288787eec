import { accountCalls } from './account.ts';
import { addressCalls } from './address.ts';
import { affiliateCalls } from './affiliate.ts';
import { catalogueCalls } from './catalogue.ts';
import { catalogueAdminCalls } from './catalogue-admin.ts';
import { catalogueDraftCalls } from './catalogue-drafts.ts';
import { catalogueImportCalls } from './catalogue-import.ts';
import { catalogueSellingCalls } from './catalogue-selling.ts';
import { contentCalls } from './content.ts';
import { couponCalls } from './coupon.ts';
import { courierCalls } from './courier.ts';
import { courierDispatchCalls } from './courier-dispatch.ts';
import { helpCalls } from './help.ts';
import { insightCalls } from './insight.ts';
import { mallCalls } from './mall.ts';
import { mallAdminCalls } from './mall-admin.ts';
import { mallOrderCalls } from './mall-order.ts';
import { memberCalls } from './member.ts';
import { notificationCalls } from './notification.ts';
import { orderMessageCalls } from './order-messages.ts';
import { orderingCalls } from './ordering.ts';
import { orderingAdminCalls } from './ordering-admin.ts';
import { orderingSearchCalls } from './ordering-search.ts';
import { paymentCalls } from './payment.ts';
import { placeCalls } from './place.ts';
import { printingCalls } from './printing.ts';
import { purchaseCalls } from './purchase.ts';
import { refundCalls } from './refund.ts';
import { reviewCalls } from './review.ts';
import { searchCalls } from './search.ts';
import { setMealCalls } from './setmeal.ts';
import { setMealAdminCalls } from './setmeal-admin.ts';
import { staffCalls } from './staff.ts';
import { uploadCalls } from './upload.ts';
import { walletCalls } from './wallet.ts';

export * from './call.ts';
export * from './envelope.ts';
export * from './errors.ts';

export const calls = {
  ...memberCalls,
  ...accountCalls,
  ...staffCalls,
  ...addressCalls,
  ...catalogueCalls,
  ...orderingCalls,
  ...orderingAdminCalls,
  ...orderingSearchCalls,
  ...insightCalls,
  ...orderMessageCalls,
  ...paymentCalls,
  ...walletCalls,
  ...courierCalls,
  ...courierDispatchCalls,
  ...mallCalls,
  ...mallOrderCalls,
  ...mallAdminCalls,
  ...searchCalls,
  ...placeCalls,
  ...catalogueAdminCalls,
  ...catalogueDraftCalls,
  ...catalogueImportCalls,
  ...catalogueSellingCalls,
  ...reviewCalls,
  ...uploadCalls,
  ...couponCalls,
  ...purchaseCalls,
  ...refundCalls,
  ...affiliateCalls,
  ...setMealCalls,
  ...setMealAdminCalls,
  ...contentCalls,
  ...helpCalls,
  ...notificationCalls,
  ...printingCalls,
};

export type Calls = typeof calls;
export type CallName = keyof Calls;
