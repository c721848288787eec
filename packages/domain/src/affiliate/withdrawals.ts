import type { Transition, Workflow } from '../workflow.ts';

/** Where a withdrawal goes to: an Alipay account by its name there, which is paid by itself, or a bank card, by hand. */
export const payeeChannels = ['alipay', 'bank'] as const;
export type PayeeChannel = (typeof payeeChannels)[number];

/** Rule affiliate-9: at least 10 yuan. Fen. */
export const withdrawalLeast = 1_000;

/** From this sum on two operators approve. Fen. */
export const twoApprovalsFrom = 100_000;

export const approvalsFor = (amount: number): 1 | 2 => (amount >= twoApprovalsFrom ? 2 : 1);

/** Why an operator refuses a withdrawal: coded, so that the member reads it in their language. */
export const withdrawalRefusals = ['name_differs', 'account_unclear', 'one_person', 'rules_not_met'] as const;
export type WithdrawalRefusal = (typeof withdrawalRefusals)[number];

export const withdrawalStates = ['applied', 'approved', 'paid', 'refused', 'failed'] as const;
export type WithdrawalState = (typeof withdrawalStates)[number];

export const withdrawalEvents = ['apply', 'approve', 'refuse', 'pay', 'fail'] as const;
export type WithdrawalEvent = (typeof withdrawalEvents)[number];

export type WithdrawalActor = 'member' | 'platform' | 'system';

/** Every way a withdrawal can go (rule affiliate-8). `refuse` and `fail` give the held sum back. */
export const withdrawalTransitions = [
  { event: 'apply', from: [], to: 'applied', actors: ['member'] },
  { event: 'approve', from: ['applied'], to: 'approved', actors: ['platform'] },
  { event: 'refuse', from: ['applied'], to: 'refused', actors: ['platform'] },
  // By the payee's side where it is sent by itself, by an operator where it is sent by hand.
  { event: 'pay', from: ['approved'], to: 'paid', actors: ['platform', 'system'] },
  { event: 'fail', from: ['approved'], to: 'failed', actors: ['platform', 'system'] },
] as const satisfies readonly Transition<WithdrawalState, WithdrawalEvent, WithdrawalActor>[];

export const withdrawalWorkflow: Workflow<WithdrawalState, WithdrawalEvent, WithdrawalActor> = {
  events: withdrawalEvents,
  transitions: withdrawalTransitions,
};
