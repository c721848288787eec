import type { Handlers } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import type { Gateways } from '../../payment/index.ts';
import { approveWithdrawal, refuseWithdrawal } from './decide-withdrawal.ts';
import { settleWithdrawal } from './settle-withdrawal.ts';
import { showWithdrawable } from './show-withdrawable.ts';
import { listWithdrawals } from './show-withdrawals.ts';
import { countWaitingWithdrawals, listStaffWithdrawals } from './show-work-withdrawals.ts';
import { withdraw } from './withdraw.ts';

export const withdrawingHandlers = (platform: Platform, gateways: Gateways) =>
  ({
    withdrawable: (_, { caller }) => showWithdrawable(platform.database.read, gateways, caller.id),
    withdraw: (input, context) => withdraw(platform, gateways, input, context),
    withdrawals: (input, context) => listWithdrawals(platform.database.read, input, context),
    platformWithdrawals: (input, { caller, now, language }) =>
      listStaffWithdrawals(platform.database.read, input, { staffId: caller.id, now, language }),
    waitingWithdrawals: () => countWaitingWithdrawals(platform.database.read),
    approveWithdrawal: (input, context) => approveWithdrawal(platform, input, context),
    refuseWithdrawal: (input, context) => refuseWithdrawal(platform, input, context),
    settleWithdrawal: (input, context) => settleWithdrawal(platform, gateways, input, context),
  }) satisfies Partial<Handlers>;
