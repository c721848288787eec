import type { Transition, Workflow } from '../workflow.ts';

/** An Alipay account is paid automatically, a bank card manually by an operator. */
export const payoutMethods = ['alipay', 'bank'] as const;
export type PayoutMethod = (typeof payoutMethods)[number];

/** Minimum amount of a withdrawal in fen (rule affiliate-9). */
export const minWithdrawal = 1_000;

/** Minimum amount in fen of a withdrawal that two operators must approve. */
export const secondApprovalThreshold = 100_000;

export const approvalsRequired = (amount: number): 1 | 2 => (amount >= secondApprovalThreshold ? 2 : 1);

/** Reasons for refusing a withdrawal. The reasons are codes, so that members read them in their language. */
export const withdrawalRefusals = ['name_differs', 'account_unclear', 'one_person', 'rules_not_met'] as const;
export type WithdrawalRefusal = (typeof withdrawalRefusals)[number];

export const withdrawalStates = ['applied', 'approved', 'paid', 'refused', 'failed'] as const;
export type WithdrawalState = (typeof withdrawalStates)[number];

export const withdrawalEvents = ['apply', 'approve', 'refuse', 'pay', 'fail'] as const;
export type WithdrawalEvent = (typeof withdrawalEvents)[number];

export type WithdrawalActor = 'member' | 'platform' | 'system';

/** Transitions of a withdrawal (rule affiliate-8). `refuse` and `fail` return the held amount to the member. */
export const withdrawalTransitions = [
  { event: 'apply', from: [], to: 'applied', actors: ['member'] },
  { event: 'approve', from: ['applied'], to: 'approved', actors: ['platform'] },
  { event: 'refuse', from: ['applied'], to: 'refused', actors: ['platform'] },
  // `system` triggers these events after the gateway's answer, `platform` is an operator after a manual payout.
  { event: 'pay', from: ['approved'], to: 'paid', actors: ['platform', 'system'] },
  { event: 'fail', from: ['approved'], to: 'failed', actors: ['platform', 'system'] },
] as const satisfies readonly Transition<WithdrawalState, WithdrawalEvent, WithdrawalActor>[];

export const withdrawalWorkflow: Workflow<WithdrawalState, WithdrawalEvent, WithdrawalActor> = {
  events: withdrawalEvents,
  transitions: withdrawalTransitions,
};
