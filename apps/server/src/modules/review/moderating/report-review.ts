import { calls } from '@chifan/contract';
import type { ReviewFault } from '@chifan/domain/review';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { MemberContext } from '../../../platform/http/handlers.ts';
import { runIdempotently } from '../../../platform/http/idempotency.ts';
import type { Platform } from '../../../platform/module.ts';
import { lockReview } from '../review.store.ts';
import { publishReview } from '../transition-review.ts';
import { insertReport, lockReportsSince } from './report.store.ts';

/**
 * Maximum number of reports that one member may send in a day. Limits members who report everything (rule review-9).
 */
export const maxReportsPerDay = 20;
const dayMs = 86_400_000;

type Report = { readonly reviewId: number; readonly reason: ReviewFault; readonly note: string };

/**
 * Stores a report of a review. Members cannot report their own review, which they can change. A hidden review is
 * treated like an unknown one.
 */
export const reportReview = (platform: Platform, input: Report, context: MemberContext): Promise<Answer<boolean>> =>
  runIdempotently(platform.database, context, calls.reportReview.path, input, async (tx, after) => {
    const { caller, now: at } = context;
    const review = await lockReview(tx, input.reviewId);
    if (!review || review.state !== 'shown' || review.member_id === caller.id) return refused('review_not_found');
    if ((await lockReportsSince(tx, caller.id, new Date(at.getTime() - dayMs))) >= maxReportsPerDay)
      return refused('too_many_requests');
    await insertReport(tx, { ...input, memberId: caller.id, at });
    after(() => publishReview(platform, review));
    return { ok: true, value: true };
  });
