import type { DisputeView as Shown } from '@chifan/contract/payment/views';
import type { ShownDispute } from './dispute.store.ts';

export const disputeOf = ({ attemptId: _, evidence_by, created_at, ended_at, ...dispute }: ShownDispute): Shown => ({
  ...dispute,
  evidenceBy: evidence_by?.toISOString() ?? null,
  at: created_at.toISOString(),
  endedAt: ended_at?.toISOString() ?? null,
});
