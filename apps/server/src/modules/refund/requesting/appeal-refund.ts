import type { refundCalls } from '@chifan/contract/refund/calls';
import type { z } from 'zod';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { MemberContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { byMember, changeRefund } from '../change-refund.ts';
import { mealRefundPolicy } from '../meal-refund-policy.ts';
import type { RefundRow } from '../refund.store.ts';
import { publishOrderOfRefund, transitionRefund } from '../transition-refund.ts';
import { arePhotosKnown } from './apply-for-refund.ts';

export const appealRefund = (
  platform: Platform,
  input: z.output<(typeof refundCalls)['appealRefund']['input']>,
  context: MemberContext,
): Promise<Answer<RefundRow>> =>
  changeRefund(mealRefundPolicy, platform, input.refundId, byMember(context), async (transition, locked) => {
    const { state, due_at: dueAt } = locked.refund;
    if (state === 3 && dueAt !== null && transition.now > dueAt) return refused('too_late');
    if (!(await arePhotosKnown(transition, input.photos, context.caller))) return refused('picture_unknown');
    const said = { appeal: input.note, appeal_photos: input.photos, due_at: null };
    const moved = await transitionRefund(platform, transition, locked, 'appeal', said);
    if (moved.ok) await publishOrderOfRefund(platform, transition, locked.order);
    return moved;
  });
