import type { ModeratedReview, StaffReview } from '@chifan/contract/review/views';
import { allowedEvents, isLanguage, type Language } from '@chifan/domain';
import { likelyDishOfPhoto, reviewWorkflow, shortenedName } from '@chifan/domain/review';
import type { Page } from '../../platform/database/select-page.ts';
import { type Answer, refused } from '../../platform/http/call-result.ts';
import { pageWindow } from '../../platform/http/page-window.ts';
import type { Platform } from '../../platform/module.ts';
import { chineseOf, mayListShop, readerLanguageText } from '../catalogue/index.ts';
import { replyOf } from './list-reviews.ts';
import {
  reportsOf,
  reviewHistoryOf,
  reviewsOfPlatform,
  reviewsOfStaff,
  type StaffReviewRow,
  staffReviewRow,
} from './staff-reviews.store.ts';
import { type TranslatedReview, translatedReviews, untranslated } from './translated-reviews.ts';

type PageRequest = { readonly pageNo: number; readonly pageSize: number };
type Paged<Item> = { records: Item[]; total: number; pageNo: number; pageSize: number };

export async function listMerchantReviews(
  platform: Platform,
  staffId: number,
  input: PageRequest & { readonly view: 'unanswered' | 'all'; readonly shopId?: number | undefined },
  language: Language,
): Promise<Answer<Paged<StaffReview>>> {
  if (!(await mayListShop(platform.database.read, staffId, input.shopId))) return refused('shop_not_found');
  const page = pageWindow(input);
  const filter = { staffId, view: input.view, shopId: input.shopId ?? null };
  const { reviews, total } = await reviewsOfStaff(platform.database.read, filter, page);
  return {
    ok: true,
    value: {
      records: await translated(platform, reviews, { role: 'merchant', language }),
      total,
      ...pageOf(input, page),
    },
  };
}

export async function listPlatformReviews(
  platform: Platform,
  input: PageRequest & { readonly view: 'reported' | 'hidden' | 'all' },
  language: Language,
): Promise<Answer<Paged<ModeratedReview>>> {
  const page = pageWindow(input);
  const { reviews, total } = await reviewsOfPlatform(platform.database.read, input.view, page);
  return { ok: true, value: { records: await moderated(platform, reviews, language), total, ...pageOf(input, page) } };
}

const pageOf = ({ pageNo }: PageRequest, { limit: pageSize }: Page) => ({ pageNo, pageSize });

export async function showMerchantReview(
  platform: Platform,
  id: number,
  language: Language,
): Promise<Answer<StaffReview>> {
  const row = await staffReviewRow(platform.database.read, id);
  const [shown] = row ? await translated(platform, [row], { role: 'merchant', language }) : [];
  return shown ? { ok: true, value: shown } : refused('review_not_found');
}

export async function showModeratedReview(
  platform: Platform,
  id: number,
  language: Language,
): Promise<Answer<ModeratedReview>> {
  const row = await staffReviewRow(platform.database.read, id);
  const [shown] = row ? await moderated(platform, [row], language) : [];
  return shown ? { ok: true, value: shown } : refused('review_not_found');
}

async function moderated(
  platform: Platform,
  rows: readonly StaffReviewRow[],
  language: Language,
): Promise<ModeratedReview[]> {
  const ids = rows.map(({ id }) => id);
  const [reports, history] = await Promise.all([
    reportsOf(platform.database.read, ids),
    reviewHistoryOf(platform.database.read, ids),
  ]);
  const shown = await translated(platform, rows, { role: 'platform', language });
  return shown.map((review) => ({
    ...review,
    reports: reports
      .filter(({ reviewId }) => reviewId === review.id)
      .map(({ reason, note, createdAt, isSettled }) => ({
        reason,
        note,
        createdAt: createdAt.toISOString(),
        isSettled,
      })),
    history: history
      .filter(({ reviewId }) => reviewId === review.id)
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

type Reader = { readonly role: 'merchant' | 'platform'; readonly language: Language };

async function translated(platform: Platform, rows: readonly StaffReviewRow[], reader: Reader): Promise<StaffReview[]> {
  const written = rows.map((row) => ({ ...row, reply: null }));
  const read = await translatedReviews(platform.translation, written, reader.language, () => {
    for (const { shopId } of rows)
      platform.live.publish([`shop:${shopId}`, 'platform'], { topic: 'reviews', version: 0 });
  });
  return rows.map((row, index) => reviewOf(row, reader, read[index] ?? untranslated));
}

const likelyDishOf = ({ dishes }: StaffReviewRow): number | null =>
  likelyDishOfPhoto(
    dishes
      .filter(({ isOnMenu }) => isOnMenu)
      .map(({ dishId, thumb, hasOwnPhoto, guestPhoto }) => ({
        dishId,
        thumb,
        hasPhoto: hasOwnPhoto || guestPhoto !== null,
      })),
  );

/** The guest's name is shortened for staff too, because staff identify the order by its number. */
const reviewOf = (row: StaffReviewRow, { role, language }: Reader, read: TranslatedReview): StaffReview => ({
  id: row.id,
  shopId: row.shopId,
  shopNameZh: row.shopNameZh,
  shopName: readerLanguageText(row.shopName, language),
  orderNumber: row.orderNumber,
  guestName: row.guestName === null ? null : shortenedName(row.guestName),
  state: row.state,
  stars: row.stars,
  tags: row.tags,
  text: row.text,
  language: isLanguage(row.language) ? row.language : 'en',
  ...read.text,
  photos: row.photos,
  photosOnMenu: row.photosOnMenu,
  likelyDishId: likelyDishOf(row),
  dishes: row.dishes.map(({ name, ...dish }) => ({
    ...dish,
    nameZh: chineseOf(name),
    name: readerLanguageText(name, language),
  })),
  createdAt: row.createdAt.toISOString(),
  editedAt: row.editedAt?.toISOString() ?? null,
  reply: replyOf(row),
  isDemo: row.isDemo,
  hiddenFor: row.hiddenFor,
  allowedEvents: allowedEvents(reviewWorkflow, { state: row.state }, role),
});
