import type { Answer } from '../../../platform/http/answers.ts';
import type { SignedIn } from '../../../platform/http/caller.ts';
import type { Context, Handlers, MemberContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { pictureAddresses } from '../../../platform/storage/picture-address.ts';
import { applyForRefund } from '../asking/apply-for-refund.ts';
import { withdrawRefund } from '../asking/withdraw-refund.ts';
import { decideAsPlatform } from '../deciding/decide-as-platform.ts';
import { mallRefundPolicy } from './mall-refund-policy.ts';
import { previewMallRefund } from './preview-mall-refund.ts';
import { listStaffMallRefunds, showMallRefund, showStaffMallRefund } from './show-mall-refund.ts';

export function mallRefundHandlers(platform: Platform) {
  const { read } = platform.database;
  const addressOf = ({ caller, now }: Context<SignedIn>) => pictureAddresses(platform.signingSecret, caller, now);
  const readerOf = (context: MemberContext) => ({ language: context.language, addressOf: addressOf(context) });
  const asMember = async (context: MemberContext, done: Answer<{ id: number }>) =>
    done.ok ? showMallRefund(read, context.caller.id, { refundId: done.value.id }, readerOf(context)) : done;
  return {
    previewMallRefund: (input, { caller, ...reader }) => previewMallRefund(read, caller.id, input, reader),
    applyForMallRefund: async (input, context) =>
      asMember(context, await applyForRefund(mallRefundPolicy, platform, input, context)),
    mallRefundProgress: (input, context) => showMallRefund(read, context.caller.id, input, readerOf(context)),
    withdrawMallRefund: async (input, context) =>
      asMember(context, await withdrawRefund(mallRefundPolicy, platform, input, context)),
    staffMallRefunds: (input, context) => listStaffMallRefunds(read, input, addressOf(context)),
    decideMallRefund: async (input, context) => {
      const decided = await decideAsPlatform(mallRefundPolicy, platform, input, context);
      return decided.ok ? showStaffMallRefund(read, decided.value.id, addressOf(context)) : decided;
    },
  } satisfies Partial<Handlers>;
}
