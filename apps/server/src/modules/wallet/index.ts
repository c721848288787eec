import type { Module, Platform } from '../../platform/module.ts';
import { walletHandlers } from './wallet.routes.ts';

export { balanceOf } from './balance.ts';
export { replaceCurrencyTable } from './currencies/currency.store.ts';
export {
  giveBalance,
  holdBalance,
  receiveFromGateway,
  releaseBalance,
  returnToGateway,
  settleOrder,
} from './order-money.ts';

export const walletModule = (platform: Platform): Module => ({ handlers: walletHandlers(platform) });
