import type { Answer } from '../../platform/http/answers.ts';
import type { Context, Handlers } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/module.ts';
import { showWorkOrder } from '../ordering/index.ts';
import type { Gateways } from '../payment/index.ts';
import { applyForRefund } from './asking/apply-for-refund.ts';
import { acceptOfferedRefund, appealRefund, withdrawRefund } from './asking/member-moves.ts';
import { previewRefund } from './asking/preview-refund.ts';
import { declareSoldOut } from './deciding/declare-sold-out.ts';
import { retryPayout } from './deciding/retry-payout.ts';
import { decideAsPlatform, grantAsMerchant, refuseAsMerchant } from './deciding/staff-decisions.ts';
import { listMerchantRefunds, listPlatformRefunds, showWorkRefund } from './reading/list-refunds.ts';
import { showRefund } from './reading/show-refund.ts';

export function refundHandlers(platform: Platform, gateways: Gateways) {
  const { read } = platform.database;
  const asMember = async (
    { caller, ...reader }: Context<{ role: 'member'; id: number; sessionHash: string }>,
    done: Answer<{ id: number }>,
  ) => (done.ok ? showRefund(read, caller.id, { refundId: done.value.id }, reader) : done);
  const asStaff = async (role: 'merchant' | 'platform', now: Date, done: Answer<{ id: number }>) =>
    done.ok ? showWorkRefund(read, done.value.id, { role, now }) : done;
  return {
    previewRefund: (input, { caller, language, now }) => previewRefund(read, caller.id, input, language, now),
    applyForRefund: async (input, context) => asMember(context, await applyForRefund(platform, input, context)),
    refundProgress: (input, { caller, ...reader }) => showRefund(read, caller.id, input, reader),
    withdrawRefund: async (input, context) => asMember(context, await withdrawRefund(platform, input, context)),
    acceptOfferedRefund: async (input, context) =>
      asMember(context, await acceptOfferedRefund(platform, input, context)),
    appealRefund: async (input, context) => asMember(context, await appealRefund(platform, input, context)),
    declareSoldOut: async (input, context) => {
      const declared = await declareSoldOut(platform, input, context);
      if (!declared.ok) return declared;
      return {
        ok: true,
        value: await showWorkOrder(platform.database.read, declared.value, context.caller, context.now),
      };
    },
    merchantRefunds: (input, { caller, now }) => listMerchantRefunds(read, caller.id, input, now),
    grantRefund: async (input, context) =>
      asStaff('merchant', context.now, await grantAsMerchant(platform, input, context)),
    refuseRefund: async (input, context) =>
      asStaff('merchant', context.now, await refuseAsMerchant(platform, input, context)),
    platformRefunds: (input, { now }) => listPlatformRefunds(read, input, now),
    decideRefund: async (input, context) =>
      asStaff('platform', context.now, await decideAsPlatform(platform, input, context)),
    retryPayout: async (input, context) =>
      asStaff('platform', context.now, await retryPayout(platform, gateways, input)),
  } satisfies Partial<Handlers>;
}
