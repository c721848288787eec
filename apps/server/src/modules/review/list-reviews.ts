import type { Calls } from '@chifan/contract';
import type { ShopReview } from '@chifan/contract/review';
import type { Language } from '@chifan/domain';
import { shortenedName } from '@chifan/domain/review';
import type { z } from 'zod';
import { type Answer, refused } from '../../platform/http/answers.ts';
import type { Context } from '../../platform/http/handlers.ts';
import { pageWindow } from '../../platform/http/page-window.ts';
import type { Platform } from '../../platform/module.ts';
import { chineseOf, localText } from '../catalogue/index.ts';
import { type ReviewRow, reviewRows, reviewSummary } from './review.store.ts';

type ReviewInput = {
  readonly shopId: number;
  readonly dishId?: number | undefined;
  readonly pageNo: number;
  readonly pageSize: number;
  readonly inMyLanguage: boolean;
  readonly withPhotos: boolean;
};

export async function listReviews(
  platform: Platform,
  input: ReviewInput,
  { language }: Context,
): Promise<Answer<z.output<Calls['shopReviews']['output']>>> {
  const { shopId, dishId, withPhotos } = input;
  const filter = { shopId, dishId, withPhotos, language: input.inMyLanguage ? language : undefined };
  const { read } = platform.database;
  const [rows, summary] = await Promise.all([reviewRows(read, filter, pageWindow(input)), reviewSummary(read, filter)]);
  if (summary === undefined) return refused('shop_not_found');
  const records = rows.map((row) => reviewOf(row, language));
  return { ok: true, value: { records, pageNo: input.pageNo, pageSize: input.pageSize, ...summary } };
}

/** Text and reply stay as they were written; only the dishes' names follow the reader. */
const reviewOf = (row: ReviewRow, reader: Language): ShopReview => ({
  id: row.id,
  guestName: shortenedName(row.guestName),
  headImage: row.headImage,
  stars: row.stars,
  text: row.text,
  language: row.language,
  photos: row.photos,
  dishes: row.dishes.map((name) => ({ name: localText(name, reader), nameZh: chineseOf(name) })),
  createdAt: row.createdAt.toISOString(),
  reply: row.reply === null ? null : { text: row.reply, createdAt: (row.repliedAt ?? row.createdAt).toISOString() },
});
