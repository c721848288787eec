import type { ModeratedReview, StaffReview } from '@chifan/contract/review';
import { allowedEvents, isLanguage } from '@chifan/domain';
import { reviewWorkflow, shortenedName } from '@chifan/domain/review';
import type { Executor } from '../../platform/database/database.ts';
import type { Page } from '../../platform/database/listed.ts';
import { type Answer, refused } from '../../platform/http/answers.ts';
import { pageWindow } from '../../platform/http/page-window.ts';
import { chineseOf } from '../catalogue/index.ts';
import { replyOf } from './list-reviews.ts';
import {
  reportsOf,
  reviewHistoryOf,
  reviewsOfPlatform,
  reviewsOfStaff,
  type StaffReviewRow,
  staffReviewRow,
} from './staff-reviews.store.ts';

type PageRequest = { readonly pageNo: number; readonly pageSize: number };
type Paged<Item> = { records: Item[]; total: number; pageNo: number; pageSize: number };

export async function listMerchantReviews(
  executor: Executor,
  staffId: number,
  input: PageRequest & { readonly view: 'unanswered' | 'all'; readonly shopId?: number | undefined },
): Promise<Answer<Paged<StaffReview>>> {
  const page = pageWindow(input);
  const filter = { staffId, view: input.view, shopId: input.shopId ?? null };
  const { reviews, total } = await reviewsOfStaff(executor, filter, page);
  return {
    ok: true,
    value: { records: reviews.map((row) => reviewOf(row, 'merchant')), total, ...pageOf(input, page) },
  };
}

export async function listPlatformReviews(
  executor: Executor,
  input: PageRequest & { readonly view: 'reported' | 'hidden' | 'all' },
): Promise<Answer<Paged<ModeratedReview>>> {
  const page = pageWindow(input);
  const { reviews, total } = await reviewsOfPlatform(executor, input.view, page);
  return { ok: true, value: { records: await moderated(executor, reviews), total, ...pageOf(input, page) } };
}

const pageOf = ({ pageNo }: PageRequest, { limit: pageSize }: Page) => ({ pageNo, pageSize });

export async function showMerchantReview(executor: Executor, id: number): Promise<Answer<StaffReview>> {
  const row = await staffReviewRow(executor, id);
  return row ? { ok: true, value: reviewOf(row, 'merchant') } : refused('review_not_found');
}

export async function showModeratedReview(executor: Executor, id: number): Promise<Answer<ModeratedReview>> {
  const row = await staffReviewRow(executor, id);
  const [shown] = row ? await moderated(executor, [row]) : [];
  return shown ? { ok: true, value: shown } : refused('review_not_found');
}

async function moderated(executor: Executor, rows: readonly StaffReviewRow[]): Promise<ModeratedReview[]> {
  const ids = rows.map(({ id }) => id);
  const [reports, history] = await Promise.all([reportsOf(executor, ids), reviewHistoryOf(executor, ids)]);
  return rows.map((row) => ({
    ...reviewOf(row, 'platform'),
    reports: reports
      .filter(({ reviewId }) => reviewId === row.id)
      .map(({ reason, note, createdAt, isSettled }) => ({
        reason,
        note,
        createdAt: createdAt.toISOString(),
        isSettled,
      })),
    history: history
      .filter(({ reviewId }) => reviewId === row.id)
      .map(({ event, from, to, actor, by, reason, at }) => ({
        event,
        from,
        to,
        actor,
        by,
        reason,
        at: at.toISOString(),
      })),
  }));
}

/** The guest's name is shortened for the staff too: they know the order by its number. */
const reviewOf = (row: StaffReviewRow, reader: 'merchant' | 'platform'): StaffReview => ({
  id: row.id,
  shopId: row.shopId,
  shopNameZh: row.shopNameZh,
  orderNumber: row.orderNumber,
  guestName: row.guestName === null ? null : shortenedName(row.guestName),
  state: row.state,
  stars: row.stars,
  tags: row.tags,
  text: row.text,
  language: isLanguage(row.language) ? row.language : 'en',
  translation: row.language === 'zh-CN' ? null : row.translation,
  photos: row.photos,
  dishes: row.dishes.map(({ name, thumb }) => ({ nameZh: chineseOf(name), thumb })),
  createdAt: row.createdAt.toISOString(),
  editedAt: row.editedAt?.toISOString() ?? null,
  reply: replyOf(row),
  isDemo: row.isDemo,
  hiddenFor: row.hiddenFor,
  allowedEvents: allowedEvents(reviewWorkflow, { state: row.state }, reader),
});
