import type { Handlers } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/module.ts';
import type { Gateways } from '../payment/index.ts';
import { cancelPurchase, refundPurchase } from './end-purchase.ts';
import { buyCoupon, startTopUp } from './open-purchase.ts';
import { listPurchases, showPurchase } from './reading/show-purchases.ts';
import { setTopUpTiers, showTopUpTiers } from './tiers/top-up-tiers.ts';

export const purchaseHandlers = (platform: Platform, gateways: Gateways) =>
  ({
    topUpTiers: (_, context) => showTopUpTiers(platform.database.read, context),
    startTopUp: (input, context) => startTopUp(platform, input, context),
    buyCoupon: (input, context) => buyCoupon(platform, input, context),
    listPurchases: (input, context) => listPurchases(platform.database.read, input, context),
    showPurchase: (input, context) => showPurchase(platform, gateways, input, context),
    cancelPurchase: (input, context) => cancelPurchase(platform, input, context),
    refundPurchase: (input, context) => refundPurchase(platform, input, context),
    setTopUpTiers: (input) => setTopUpTiers(platform, input),
  }) satisfies Partial<Handlers>;
