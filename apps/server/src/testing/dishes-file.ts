import { readFile } from 'node:fs/promises';
import { type Language, readLanguage } from '@chifan/domain';
import { toMercator } from '@chifan/domain/address';
import { sql } from 'kysely';
import { pino } from 'pino';
import { z } from 'zod';
import { pinyinOf, reindexShops, sortIntoTiers } from '../modules/catalogue/index.ts';
import { fold } from '../modules/catalogue/search-index/fold.ts';
import { search } from '../modules/search/index.ts';
import type { Database } from '../platform/database/database.ts';

const dishesFile = z.array(z.object({ name: z.string(), names: z.record(z.string(), z.string()) }));

/** The guests' position in the demo city. */
export const demoPosition = { lat: 31.2304, lng: 121.4737 };

export async function openShopOfDishes(database: Database, file: string): Promise<number> {
  const dishes = dishesFile.parse(JSON.parse(await readFile(file, 'utf8'))).map(({ name, names }, position) => {
    const { zh = name, ...others } = names;
    return { key: `d${position}`, name: { ...others, 'zh-CN': zh }, pinyin: pinyinOf(zh), position };
  });
  await database.transact(async (tx) => {
    const { x, y } = toMercator(demoPosition);
    const { rows } = await sql<{ id: number }>`
      INSERT INTO shop (source_id, source, name, name_zh, pinyin, types, cuisine, lat, lng, xy, opening_hours, state,
        created_at, updated_at)
      VALUES ('dishes-file', 'test', '{"en": "Everything"}', '什么都有', 'shén me dōu yǒu', '{asian}', 'home_style',
        ${demoPosition.lat}, ${demoPosition.lng}, point(${x}, ${y}), '{"rules": []}', 'live', now(), now()) RETURNING id`.execute(
      tx,
    );
    const shopId = rows[0]?.id ?? 0;
    await sql`WITH category AS (
        INSERT INTO dish_category (shop_id, key, name, position) VALUES (${shopId}, 'all', '{"en": "All"}', 0) RETURNING id)
      INSERT INTO dish (shop_id, category_id, key, name, pinyin, price, position)
      SELECT ${shopId}, category.id, d.key, d.name, d.pinyin, 1000, d.position
      FROM category, jsonb_to_recordset(${JSON.stringify(dishes)}::jsonb)
        AS d(key text, name jsonb, pinyin text, position int)`.execute(tx);
    await reindexShops(tx, [shopId]);
    await sortIntoTiers(tx);
  });
  return dishes.length;
}

export type Question = { readonly query: string; readonly chinese: string; readonly language?: Language };

/**
 * Parses lines with a search query, a tab and the expected Chinese dish name. A third column may contain the guest's
 * language.
 */
export const readQuestions = (text: string): Question[] =>
  text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [query = '', chinese = '', tag] = line.split('\t');
      const language = readLanguage(tag);
      return { query, chinese, ...(language === undefined ? {} : { language }) };
    });

const shownFirst = 3;

export async function firstFound(database: Database, { query, language = 'en' }: Question): Promise<string[]> {
  const input = {
    query,
    latitude: demoPosition.lat.toFixed(6),
    longitude: demoPosition.lng.toFixed(6),
    kind: 'all',
    pageNo: 1,
    pageSize: 20,
    way: 'in_store',
    deliversHere: false,
  } as const;
  const answer = await search({ database, log: pino({ level: 'silent' }) }, input, { language, now: new Date() });
  if (!answer.ok) throw new Error(`the search for "${query}" was refused: ${answer.reason}`);
  return answer.value.dishes.slice(0, shownFirst).map(({ nameZh }) => nameZh.text);
}

export const isFound = (found: readonly string[], chinese: string): boolean =>
  found.some((name) => name === chinese || fold(name) === fold(chinese));
