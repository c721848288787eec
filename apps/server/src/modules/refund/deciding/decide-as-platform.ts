import type { Answer } from '../../../platform/http/call-result.ts';
import type { StaffContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { changeRefund, closeRefund } from '../change-refund.ts';
import type { RefundKind, RefundPolicy } from '../refund-policy.ts';

/**
 * Lets the platform grant the whole request or a part of it, or refuse it. A partial grant or a refusal needs a reason
 * code, which the guest reads translated.
 */
export const decideAsPlatform = <Kind extends RefundKind>(
  policy: RefundPolicy<Kind>,
  platform: Platform,
  input: Kind['decision'],
  { caller, now }: Pick<StaffContext, 'caller' | 'now'>,
): Promise<Answer<Kind['refund']>> => {
  const by = { actor: 'platform', actorId: caller.id, now, isTheirs: () => true } as const;
  return changeRefund(policy, platform, input.refundId, by, async (transition, locked) => {
    const { asked } = locked.refund;
    const isGrant = input.decision === 'grant';
    const amount = isGrant ? (policy.amountOf(input) ?? asked) : 0;
    const problem = policy.problemOf({ isGrant, amount, asked }, input);
    if (problem) return problem;
    if (isGrant) return policy.grant(platform, transition, locked, amount, input);
    const said = policy.decisionChanges(input);
    return closeRefund(policy, platform, transition, locked, 'platform_refuse', said, input.reason ?? null);
  });
};
