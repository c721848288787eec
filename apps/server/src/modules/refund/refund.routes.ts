import type { Answer } from '../../platform/http/call-result.ts';
import type { SignedIn } from '../../platform/http/caller.ts';
import type { Context, Handlers, MemberContext } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/module.ts';
import { pictureAddresses } from '../../platform/storage/picture-address.ts';
import { showStaffOrder } from '../ordering/index.ts';
import type { Gateways } from '../payment/index.ts';
import { previewOperatorRefund } from './by-operator/preview-operator-refund.ts';
import { refundAsOperator } from './by-operator/refund-as-operator.ts';
import { compensateGuest } from './compensating/compensate-guest.ts';
import { showCompensations } from './compensating/show-compensations.ts';
import { decideAsPlatform } from './deciding/decide-as-platform.ts';
import { declareSoldOut } from './deciding/declare-sold-out.ts';
import { decideObjection, objectToCredit } from './deciding/objections.ts';
import { grantAsMerchant, refuseAsMerchant, retryGatewayRefund } from './deciding/staff-decisions.ts';
import { mallRefundPolicy } from './mall/mall-refund-policy.ts';
import {
  listStaffMallRefunds,
  previewMallRefund,
  showMallRefund,
  showStaffMallRefund,
} from './mall/show-mall-refund.ts';
import { mealRefundPolicy } from './meal-refund-policy.ts';
import { listMerchantRefunds, listPlatformRefunds, showStaffRefund } from './reading/list-refunds.ts';
import { showRefund } from './reading/show-refund.ts';
import { acceptOfferedRefund } from './requesting/accept-offer.ts';
import { appealRefund } from './requesting/appeal-refund.ts';
import { applyForRefund } from './requesting/apply-for-refund.ts';
import { previewRefund } from './requesting/preview-refund.ts';
import { withdrawRefund } from './requesting/withdraw-refund.ts';

export function refundHandlers(platform: Platform, gateways: Gateways) {
  const { read } = platform.database;
  const readerOf = ({ caller, now, language }: Context<SignedIn>) => ({
    role: caller.role,
    now,
    language,
    addressOf: pictureAddresses(platform.signingSecret, caller, now),
  });
  const asMember = async (context: MemberContext, done: Answer<{ id: number }>) =>
    done.ok ? showRefund(read, context.caller.id, { refundId: done.value.id }, readerOf(context)) : done;
  const staffOf = (context: Context<SignedIn>) => ({ ...readerOf(context), language: context.readerLanguage });
  const asStaff = async (context: Context<SignedIn>, done: Answer<{ id: number }>) =>
    done.ok ? showStaffRefund(platform, done.value.id, staffOf(context)) : done;
  const compensationsFor = (orderId: number, { caller, readerLanguage: language, now }: Context<SignedIn>) =>
    showCompensations(read, orderId, { staffId: caller.id, language, now });
  return {
    previewRefund: (input, { caller, language, now }) => previewRefund(read, caller.id, input, language, now),
    applyForRefund: async (input, context) =>
      asMember(context, await applyForRefund(mealRefundPolicy, platform, input, context)),
    refundProgress: (input, context) => showRefund(read, context.caller.id, input, readerOf(context)),
    withdrawRefund: async (input, context) =>
      asMember(context, await withdrawRefund(mealRefundPolicy, platform, input, context)),
    acceptOfferedRefund: async (input, context) =>
      asMember(context, await acceptOfferedRefund(platform, input, context)),
    appealRefund: async (input, context) => asMember(context, await appealRefund(platform, input, context)),
    declareSoldOut: async (input, context) => {
      const declared = await declareSoldOut(platform, input, context);
      if (!declared.ok) return declared;
      return {
        ok: true,
        value: await showStaffOrder(platform, declared.value, context),
      };
    },
    merchantRefunds: (input, context) => listMerchantRefunds(platform, context.caller.id, input, staffOf(context)),
    grantRefund: async (input, context) => asStaff(context, await grantAsMerchant(platform, input, context)),
    refuseRefund: async (input, context) => asStaff(context, await refuseAsMerchant(platform, input, context)),
    objectToCredit: async (input, context) => asStaff(context, await objectToCredit(platform, input, context)),
    decideObjection: async (input, context) => asStaff(context, await decideObjection(platform, input, context)),
    previewOperatorRefund: (input, { readerLanguage: language, now }) =>
      previewOperatorRefund(read, input, { language, now }),
    refundByOperator: async (input, context) => {
      const refunded = await refundAsOperator(platform, input, context);
      return refunded.ok ? { ok: true, value: await showStaffOrder(platform, refunded.value, context) } : refunded;
    },
    orderCompensations: ({ orderId }, context) => compensationsFor(orderId, context),
    compensateGuest: async (input, context) => {
      const given = await compensateGuest(platform, input, context);
      return given.ok ? compensationsFor(input.orderId, context) : given;
    },
    platformRefunds: (input, context) => listPlatformRefunds(platform, input, staffOf(context)),
    retryGatewayRefund: async (input, context) => asStaff(context, await retryGatewayRefund(platform, gateways, input)),
    decideRefund: async (input, context) =>
      asStaff(context, await decideAsPlatform(mealRefundPolicy, platform, input, context)),
  } satisfies Partial<Handlers>;
}

export function mallRefundHandlers(platform: Platform) {
  const { read } = platform.database;
  const addressOf = ({ caller, now }: Context<SignedIn>) => pictureAddresses(platform.signingSecret, caller, now);
  const readerOf = (context: MemberContext) => ({ language: context.language, addressOf: addressOf(context) });
  const staffOf = (context: Context<SignedIn>) => ({
    language: context.readerLanguage,
    addressOf: addressOf(context),
  });
  const asMember = async (context: MemberContext, done: Answer<{ id: number }>) =>
    done.ok ? showMallRefund(read, context.caller.id, { refundId: done.value.id }, readerOf(context)) : done;
  return {
    previewMallRefund: (input, { caller, ...reader }) => previewMallRefund(read, caller.id, input, reader),
    applyForMallRefund: async (input, context) =>
      asMember(context, await applyForRefund(mallRefundPolicy, platform, input, context)),
    mallRefundProgress: (input, context) => showMallRefund(read, context.caller.id, input, readerOf(context)),
    withdrawMallRefund: async (input, context) =>
      asMember(context, await withdrawRefund(mallRefundPolicy, platform, input, context)),
    staffMallRefunds: (input, context) => listStaffMallRefunds(platform, input, staffOf(context)),
    decideMallRefund: async (input, context) => {
      const decided = await decideAsPlatform(mallRefundPolicy, platform, input, context);
      return decided.ok ? showStaffMallRefund(platform, decided.value.id, staffOf(context)) : decided;
    },
  } satisfies Partial<Handlers>;
}
