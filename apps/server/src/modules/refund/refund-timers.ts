import { appealWindowHours, objectionHours } from '@chifan/domain/refund';
import type { WorkflowTimer } from '../../platform/workflow/write-transition.ts';

export const refundTimerKinds = { escalate: 'refund.escalate', lapse: 'refund.lapse' } as const;

const hours = (start: Date, count: number) => new Date(start.getTime() + count * 3_600_000);

/** Rule refund-28. Until this time the merchant may object to a refund by rule. */
export const objectionDeadline = (grantedAt: Date): Date => hours(grantedAt, objectionHours);

/** Deadline of an appeal. Afterwards a refusal is final, and an offered amount counts as accepted. */
export const appealDeadline = (answeredAt: Date): Date => hours(answeredAt, appealWindowHours);

export const refundTimer = (refundId: number, timer: keyof typeof refundTimerKinds, runAt: Date): WorkflowTimer => ({
  kind: refundTimerKinds[timer],
  key: `refund:${refundId}:${timer}`,
  runAt,
});
