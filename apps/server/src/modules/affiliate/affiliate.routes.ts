import type { Handlers } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/module.ts';
import type { Gateways } from '../payment/index.ts';
import { invitedFriends, showInvitation } from './inviting/show-invitation.ts';
import { drawForOrder } from './lottery/draw-for-order.ts';
import { setDrawTable, showDrawFigures, showDrawTable } from './lottery/draw-tables.ts';
import { listDraws } from './lottery/list-draws.ts';
import { showAffiliateRewards } from './rewarding/show-affiliate-rewards.ts';
import { approveWithdrawal, refuseWithdrawal, settleWithdrawal } from './withdrawing/decide-withdrawal.ts';
import { countWaitingWithdrawals, listStaffWithdrawals } from './withdrawing/show-staff-withdrawals.ts';
import { listWithdrawals } from './withdrawing/show-withdrawals.ts';
import { showWithdrawable, withdraw } from './withdrawing/withdraw.ts';

export const affiliateHandlers = (platform: Platform, gateways: Gateways) =>
  ({
    invitation: (_, context) => showInvitation(platform, context),
    invitedFriends: (input, { caller }) => invitedFriends(platform, input, caller.id),
    affiliateRewards: (input, { caller }) => showAffiliateRewards(platform, input, caller.id),
    ...drawingHandlers(platform),
    ...withdrawingHandlers(platform, gateways),
  }) satisfies Partial<Handlers>;

const drawingHandlers = (platform: Platform) =>
  ({
    drawTable: () => showDrawTable(platform),
    draws: (input, context) => listDraws(platform, input, context),
    draw: (input, context) => drawForOrder(platform, input, context),
    setDrawTable: (input, context) => setDrawTable(platform, input, context),
    drawFigures: (_, { now }) => showDrawFigures(platform, now),
  }) satisfies Partial<Handlers>;

const withdrawingHandlers = (platform: Platform, gateways: Gateways) =>
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
