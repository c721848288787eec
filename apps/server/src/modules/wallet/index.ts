import type { Module, Platform } from '../../platform/module.ts';
import { ledgerGauges } from './checking/ledger-gauges.ts';
import { walletData } from './ledger/member-privacy.store.ts';
import { creditRewardsJob, creditRewardsKind } from './rewards/credit-rewards.job.ts';
import { walletHandlers } from './wallet.routes.ts';
import './wallet.events.ts';

export { balanceOf, memberAssetsOf, spendableOf, sqlSpendable } from './balance.ts';
export { replaceCurrencyTable } from './currencies/currency.store.ts';
export { freezeTopUp, loseDispute, releaseTopUp } from './dispute-money.ts';
export {
  type GatewayRefundDestination,
  payOnBehalfOfGateway,
  recordDuplicateGatewayRefund,
} from './gateway-refund-money.ts';
export { archivedUntil, sumOfAccount } from './ledger/ledger.store.ts';
export { postingsOfOrder, postingsOfPurchase, postingsOfWithdrawal } from './ledger/money-trail.store.ts';
export { payMallOrderByPoints, pointsOf, returnMallOrder, returnMallRefund } from './mall-money.ts';
export { reachLevel } from './membership/reach-level.ts';
export { memberLevel } from './membership/show-membership.ts';
export { earningsByDay, sqlShopPostings } from './merchant-earnings/merchant-earnings.store.ts';
export {
  grantBalance,
  grantPoints,
  heldBalanceOf,
  holdBalance,
  receiveFromGateway,
  releaseBalance,
  returnToGateway,
  settleOrder,
} from './order-money.ts';
export { isOverdrawn } from './posting.store.ts';
export {
  creditTopUp,
  payPurchaseFromBalance,
  receiveForPurchase,
  returnPurchaseToBalance,
  returnPurchaseToGateway,
  reverseCouponSale,
  sellCoupon,
} from './purchase-money.ts';
export { compensateMember, compensateShop, payCourier, replenishHeldAmount, returnRefund } from './refund-money.ts';
export { creditRewardsNow } from './rewards/credit-rewards.job.ts';
export { grantReward, grantRewards } from './rewards/grant-rewards.ts';
export { takeRewardsBack } from './rewards/take-rewards-back.ts';
export {
  affiliateBalanceOf,
  affiliateBalancesOf,
  holdForWithdrawal,
  payWithdrawal,
  returnWithdrawal,
  type WithdrawalPayer,
} from './withdrawal-money.ts';

export const walletModule = (platform: Platform): Module => ({
  handlers: walletHandlers(platform),
  jobs: { [creditRewardsKind]: creditRewardsJob(platform) },
  personal: walletData,
  gauges: ledgerGauges(platform.database),
});
