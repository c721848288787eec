import type { Answer } from '../../../platform/http/call-result.ts';
import type { MemberContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { byMember, changeRefund, closeRefund } from '../change-refund.ts';
import type { RefundKind, RefundPolicy } from '../refund-policy.ts';

export const withdrawRefund = <Kind extends RefundKind>(
  policy: RefundPolicy<Kind>,
  platform: Platform,
  { refundId }: { readonly refundId: number },
  context: MemberContext,
): Promise<Answer<Kind['refund']>> =>
  changeRefund(policy, platform, refundId, byMember(context), (transition, locked) =>
    closeRefund(policy, platform, transition, locked, 'withdraw', {}, null),
  );
