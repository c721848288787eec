import { addressCalls } from './address/calls.ts';
import { placeCalls } from './address/place-calls.ts';
import { affiliateCalls } from './affiliate/calls.ts';
import { affiliateStaffCalls } from './affiliate/staff-calls.ts';
import { catalogueAvailabilityCalls } from './catalogue/availability-calls.ts';
import { catalogueCalls } from './catalogue/calls.ts';
import { catalogueEditingCalls } from './catalogue/editing-calls.ts';
import { catalogueImportCalls } from './catalogue/import-calls.ts';
import { catalogueNameCalls } from './catalogue/name-calls.ts';
import { catalogueStageCalls } from './catalogue/stage-calls.ts';
import { contentCalls } from './content/calls.ts';
import { couponCalls } from './coupon/calls.ts';
import { couponStaffCalls } from './coupon/staff-calls.ts';
import { courierStaffCalls } from './courier/staff-calls.ts';
import { dispatchStaffCalls } from './dispatch/staff-calls.ts';
import { helpCalls } from './help/calls.ts';
import { helpStaffCalls } from './help/staff-calls.ts';
import { insightStaffCalls } from './insight/staff-calls.ts';
import { lookupStaffCalls } from './lookup/staff-calls.ts';
import { mallCalls } from './mall/calls.ts';
import { mallOrderCalls } from './mall/order-calls.ts';
import { mallStaffCalls } from './mall/staff-calls.ts';
import { accountCalls } from './member/account-calls.ts';
import { memberCalls } from './member/calls.ts';
import { memberOperatorCalls } from './member/operator-calls.ts';
import { providerCalls } from './member/provider-calls.ts';
import { secondFactorCalls } from './member/second-factor-calls.ts';
import { memberStaffCalls } from './member/staff-calls.ts';
import { notificationCalls } from './notification/calls.ts';
import { notificationStaffCalls } from './notification/staff-calls.ts';
import { orderingCalls } from './ordering/calls.ts';
import { orderMessageCalls } from './ordering/message-calls.ts';
import { orderingPlatformCalls } from './ordering/platform-calls.ts';
import { orderingSearchCalls } from './ordering/search-calls.ts';
import { orderingStaffCalls } from './ordering/staff-calls.ts';
import { paymentCalls } from './payment/calls.ts';
import { paymentStaffCalls } from './payment/staff-calls.ts';
import { printingStaffCalls } from './printing/staff-calls.ts';
import { purchaseCalls } from './purchase/calls.ts';
import { purchaseStaffCalls } from './purchase/staff-calls.ts';
import { refundCalls } from './refund/calls.ts';
import { refundStaffCalls } from './refund/staff-calls.ts';
import { reviewCalls } from './review/calls.ts';
import { reviewStaffCalls } from './review/staff-calls.ts';
import { searchCalls } from './search/calls.ts';
import { setMealCalls } from './setmeal/calls.ts';
import { setMealStaffCalls } from './setmeal/staff-calls.ts';
import { colleagueCalls } from './staff/staff-calls.ts';
import { uploadCalls } from './upload/calls.ts';
import { walletCalls } from './wallet/calls.ts';
import { walletStaffCalls } from './wallet/staff-calls.ts';

export * from './call.ts';
export * from './envelope.ts';
export * from './errors.ts';

export const calls = {
  ...memberCalls,
  ...providerCalls,
  ...accountCalls,
  ...memberStaffCalls,
  ...secondFactorCalls,
  ...memberOperatorCalls,
  ...addressCalls,
  ...placeCalls,
  ...affiliateCalls,
  ...affiliateStaffCalls,
  ...catalogueCalls,
  ...catalogueEditingCalls,
  ...catalogueNameCalls,
  ...catalogueImportCalls,
  ...catalogueAvailabilityCalls,
  ...catalogueStageCalls,
  ...contentCalls,
  ...couponCalls,
  ...couponStaffCalls,
  ...courierStaffCalls,
  ...dispatchStaffCalls,
  ...paymentStaffCalls,
  ...helpCalls,
  ...helpStaffCalls,
  ...insightStaffCalls,
  ...lookupStaffCalls,
  ...colleagueCalls,
  ...mallCalls,
  ...mallOrderCalls,
  ...mallStaffCalls,
  ...notificationCalls,
  ...notificationStaffCalls,
  ...orderMessageCalls,
  ...orderingCalls,
  ...orderingStaffCalls,
  ...orderingPlatformCalls,
  ...orderingSearchCalls,
  ...paymentCalls,
  ...printingStaffCalls,
  ...purchaseCalls,
  ...purchaseStaffCalls,
  ...refundCalls,
  ...refundStaffCalls,
  ...reviewCalls,
  ...reviewStaffCalls,
  ...searchCalls,
  ...setMealCalls,
  ...setMealStaffCalls,
  ...uploadCalls,
  ...walletCalls,
  ...walletStaffCalls,
};

export type Calls = typeof calls;
export type CallName = keyof Calls;
