import type { Calls } from '@chifan/contract';
import type { ShopReview } from '@chifan/contract/review/views';
import type { Language } from '@chifan/domain';
import { type ReplyPhrase, type ReviewTag, shortenedName } from '@chifan/domain/review';
import type { z } from 'zod';
import { type Answer, refused } from '../../platform/http/call-result.ts';
import type { Context } from '../../platform/http/handlers.ts';
import { pageWindow } from '../../platform/http/page-window.ts';
import type { Platform } from '../../platform/module.ts';
import { chineseOf, localText } from '../catalogue/index.ts';
import { type ReviewRow, reviewRows, reviewSummary } from './list-reviews.store.ts';
import { type TranslatedReview, translatedReviews, untranslated } from './translated-reviews.ts';

type ReviewInput = {
  readonly shopId: number;
  readonly dishId?: number | undefined;
  readonly pageNo: number;
  readonly pageSize: number;
  readonly inMyLanguage: boolean;
  readonly withPhotos: boolean;
  readonly stars?: number | undefined;
  readonly tag?: ReviewTag | undefined;
};

export async function listReviews(
  platform: Platform,
  input: ReviewInput,
  { language, caller }: Context,
): Promise<Answer<z.output<Calls['shopReviews']['output']>>> {
  const { shopId, dishId, withPhotos, stars, tag, pageNo, pageSize } = input;
  const filter = { shopId, dishId, withPhotos, stars, tag, language: input.inMyLanguage ? language : undefined };
  const { read } = platform.database;
  const [rows, summary] = await Promise.all([
    reviewRows(read, filter, language, pageWindow(input)),
    reviewSummary(read, filter),
  ]);
  if (summary === undefined) return refused('shop_not_found');
  const reader = { language, memberId: caller.role === 'member' ? caller.id : null };
  const written = rows.map((row) => ({ ...row, shopId }));
  const translated = await translatedReviews(platform.translation, written, language);
  const records = rows.map((row, index) => reviewOf(row, reader, translated[index] ?? untranslated));
  return { ok: true, value: { records, pageNo, pageSize, ...summary } };
}

type Reader = { readonly language: Language; readonly memberId: number | null };

/** Text and reply are shown as written. Dish names and the translation are in the reader's language. */
const reviewOf = (row: ReviewRow, reader: Reader, translated: TranslatedReview): ShopReview => ({
  id: row.id,
  guestName: row.guestName === null ? null : shortenedName(row.guestName),
  headImage: row.headImage,
  stars: row.stars,
  tags: row.tags,
  text: row.text,
  language: row.language,
  translation: translated.text.translation,
  translatedBy: translated.text.translatedBy,
  isTranslating: translated.isComing,
  photos: row.photos,
  dishes: row.dishes.map(({ name, thumb }) => ({
    name: localText(name, reader.language),
    nameZh: chineseOf(name),
    thumb,
  })),
  createdAt: row.createdAt.toISOString(),
  editedAt: row.editedAt?.toISOString() ?? null,
  reply: replyOf(row, translated.reply),
  isDemo: row.isDemo,
  isMine: row.memberId !== null && row.memberId === reader.memberId,
});

type Replied = {
  readonly reply: string | null;
  readonly replyPhrases: ReplyPhrase[];
  readonly repliedAt: Date | null;
};

export const replyOf = (
  { reply, replyPhrases, repliedAt }: Replied,
  translated: TranslatedReview['reply'] = untranslated.reply,
): ShopReview['reply'] =>
  repliedAt === null
    ? null
    : { text: reply ?? '', phrases: replyPhrases, createdAt: repliedAt.toISOString(), ...translated };
