import { type Calls, calls } from '@chifan/contract';
import type { Language } from '@chifan/domain';
import type { z } from 'zod';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { StaffContext } from '../../../platform/http/handlers.ts';
import { runIdempotently } from '../../../platform/http/idempotency.ts';
import { pageWindow } from '../../../platform/http/page-window.ts';
import type { Platform } from '../../../platform/module.ts';
import {
  countNamedDishes,
  type NamedDish,
  namedDish,
  namedDishes,
  writeChecked,
} from '../dish-names/checked-names.store.ts';
import { readerLanguageText } from '../local-text.ts';
import type { SentTexts } from './edited-texts.ts';
import { isOutdated, writeShop } from './in-shop.ts';
import { dishBefore } from './menu-edit.store.ts';

type Listed = z.input<Calls['platformDishNames']['output']>;
type Shown = z.input<Calls['checkDishNames']['output']>;

/** Lists dish names, unchecked names first (rule catalogue-30). */
export async function listDishNames(
  { database: { read } }: Platform,
  { pageNo, pageSize, ...wanted }: z.output<Calls['platformDishNames']['input']>,
  { language }: StaffContext,
): Promise<Answer<Listed>> {
  const [dishes, total] = await Promise.all([
    namedDishes(read, wanted, pageWindow({ pageNo, pageSize })),
    countNamedDishes(read, wanted),
  ]);
  return { ok: true, value: { records: dishes.map((dish) => shown(dish, language)), total, pageNo, pageSize } };
}

/** Stores each sent name as a checked name. The other names of the dish keep their source. */
export const checkDishNames = (
  platform: Platform,
  input: z.output<Calls['checkDishNames']['input']>,
  context: StaffContext,
): Promise<Answer<Shown>> =>
  runIdempotently(platform.database, context, calls.checkDishNames.path, input, async (tx, after) => {
    const { dishId, version, names } = input;
    const dish = await namedDish(tx, dishId);
    if (dish === undefined) return refused('dish_not_found');
    return writeShop(platform, { shopId: dish.shopId, now: context.now }, { tx, after }, async () => {
      const before = await dishBefore(tx, dish.shopId, dishId);
      if (before === undefined) return refused('dish_not_found');
      if (isOutdated(version, before.editVersion)) return refused('changed_meanwhile');
      await writeChecked(tx, { dishId, staffId: context.caller.id, names: textsOrEmpty(names), now: context.now });
      const written = await namedDish(tx, dishId);
      return written === undefined ? refused('dish_not_found') : { ok: true, value: shown(written, context.language) };
    });
  });

/** Preserves empty texts. An empty text means that the dish has no name in the language. */
const textsOrEmpty = (sent: SentTexts) =>
  Object.fromEntries(
    Object.entries(sent).flatMap(([language, text]) => (text === undefined ? [] : [[language, text]])),
  );

const shown = ({ checkedBy, checkedAt, ...dish }: NamedDish, language: Language): Shown => ({
  ...dish,
  shopName: readerLanguageText(dish.shopName, language),
  checked: checkedBy === null || checkedAt === null ? null : { by: checkedBy, at: checkedAt.toISOString() },
});
