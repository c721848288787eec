import { appealWindowHours, merchantRefundResponseHours } from '@chifan/domain/refund';
import type { WorkflowTimer } from '../../platform/workflow/write-transition.ts';

export const refundTimerKinds = { escalate: 'refund.escalate', lapse: 'refund.lapse' } as const;

const hours = (start: Date, count: number) => new Date(start.getTime() + count * 3_600_000);

/** Rule refund-8. If the merchant has not answered by this time, the platform decides. */
export const merchantAnswerDeadline = (askedAt: Date): Date => hours(askedAt, merchantRefundResponseHours);

/** Deadline of an appeal. Afterwards a refusal is final, and an offered amount counts as accepted. */
export const appealDeadline = (answeredAt: Date): Date => hours(answeredAt, appealWindowHours);

export const refundTimer = (refundId: number, timer: keyof typeof refundTimerKinds, runAt: Date): WorkflowTimer => ({
  kind: refundTimerKinds[timer],
  key: `refund:${refundId}:${timer}`,
  runAt,
});
