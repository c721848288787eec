import type { Answer } from '../../../platform/http/answers.ts';
import type { Handlers } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import type { MallMemberContext } from '../ordering/placing/place-mall-order.ts';
import { applyForMallRefund } from './apply-for-mall-refund.ts';
import { decideMallRefund } from './decide-mall-refund.ts';
import { previewMallRefund } from './preview-mall-refund.ts';
import { listWorkMallRefunds, showMallRefund, showWorkMallRefund } from './show-mall-refund.ts';
import { withdrawMallRefund } from './withdraw-mall-refund.ts';

/** Points that members ask back. */
export function mallRefundHandlers(platform: Platform) {
  const { read } = platform.database;
  const asMember = async ({ caller, language }: MallMemberContext, done: Answer<{ refundId: number }>) =>
    done.ok ? showMallRefund(read, caller.id, done.value, language) : done;
  return {
    previewMallRefund: (input, { caller, ...reader }) => previewMallRefund(read, caller.id, input, reader),
    applyForMallRefund: async (input, context) => asMember(context, await applyForMallRefund(platform, input, context)),
    mallRefundProgress: (input, { caller, language }) => showMallRefund(read, caller.id, input, language),
    withdrawMallRefund: async (input, context) => asMember(context, await withdrawMallRefund(platform, input, context)),
    workMallRefunds: (input) => listWorkMallRefunds(read, input),
    decideMallRefund: async (input, context) => {
      const decided = await decideMallRefund(platform, input, context);
      return decided.ok ? showWorkMallRefund(read, decided.value.refundId) : decided;
    },
  } satisfies Partial<Handlers>;
}
