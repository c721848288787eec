import type { Handlers } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/module.ts';
import { showBalance } from './show-balance.ts';

export const walletHandlers = (platform: Platform) =>
  ({
    balance: (input, context) => showBalance(platform.database.read, context.caller.id, input),
  }) satisfies Partial<Handlers>;
