import type { Answer } from '../../../platform/http/answers.ts';
import type { SignedIn } from '../../../platform/http/caller.ts';
import type { Context, Handlers, MemberContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { pictureAddresses } from '../../../platform/storage/picture-address.ts';
import { applyForMallRefund } from './apply-for-mall-refund.ts';
import { decideMallRefund } from './decide-mall-refund.ts';
import { previewMallRefund } from './preview-mall-refund.ts';
import { listStaffMallRefunds, showMallRefund, showStaffMallRefund } from './show-mall-refund.ts';
import { withdrawMallRefund } from './withdraw-mall-refund.ts';

/** Points that members ask back. */
export function mallRefundHandlers(platform: Platform) {
  const { read } = platform.database;
  const addressOf = ({ caller, now }: Context<SignedIn>) => pictureAddresses(platform.signingSecret, caller, now);
  const readerOf = (context: MemberContext) => ({ language: context.language, addressOf: addressOf(context) });
  const asMember = async (context: MemberContext, done: Answer<{ refundId: number }>) =>
    done.ok ? showMallRefund(read, context.caller.id, done.value, readerOf(context)) : done;
  return {
    previewMallRefund: (input, { caller, ...reader }) => previewMallRefund(read, caller.id, input, reader),
    applyForMallRefund: async (input, context) => asMember(context, await applyForMallRefund(platform, input, context)),
    mallRefundProgress: (input, context) => showMallRefund(read, context.caller.id, input, readerOf(context)),
    withdrawMallRefund: async (input, context) => asMember(context, await withdrawMallRefund(platform, input, context)),
    staffMallRefunds: (input, context) => listStaffMallRefunds(read, input, addressOf(context)),
    decideMallRefund: async (input, context) => {
      const decided = await decideMallRefund(platform, input, context);
      return decided.ok ? showStaffMallRefund(read, decided.value.refundId, addressOf(context)) : decided;
    },
  } satisfies Partial<Handlers>;
}
