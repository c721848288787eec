import type { Handlers } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/module.ts';
import { checkLedger } from './checking/check-ledger.ts';
import { setCurrencies, showCurrencies } from './currencies/currencies.ts';
import { showBalance, showMonthlyStatement, showPoints } from './ledger/show-ledgers.ts';
import { showMembership } from './membership/show-membership.ts';
import { showMerchantEarnings } from './merchant-earnings/show-merchant-earnings.ts';
import { showPendingRewards } from './rewards/show-pending-rewards.ts';

export const walletHandlers = (platform: Platform) =>
  ({
    balance: (input, { caller }) => showBalance(platform.database.read, caller.id, input),
    points: (input, { caller }) => showPoints(platform.database.read, caller.id, input),
    unreceived: (input, { caller }) => showPendingRewards(platform.database.read, caller.id, input),
    membership: (_, { caller, now }) => showMembership(platform.database.read, caller.id, now),
    statement: (input, { caller }) => showMonthlyStatement(platform.database.read, caller.id, input.month),
    earnings: (input, { caller, now }) => showMerchantEarnings(platform.database.read, caller.id, input, now),
    ledgerCheck: () => checkLedger(platform.database.read),
    currencyRates: () => showCurrencies(platform),
    setCurrencyRates: (input) => setCurrencies(platform, input),
  }) satisfies Partial<Handlers>;
