import type { Handlers } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/module.ts';
import { setCurrencies, showCurrencies } from './currencies/currencies.ts';
import { showBalance } from './show-balance.ts';

export const walletHandlers = (platform: Platform) =>
  ({
    balance: (input, context) => showBalance(platform.database.read, context.caller.id, input),
    currencyRates: () => showCurrencies(platform),
    setCurrencyRates: (input) => setCurrencies(platform, input),
  }) satisfies Partial<Handlers>;
