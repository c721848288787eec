import type { Calls } from '@chifan/contract';
import { isLanguage, type Language, readerLanguageText, shanghaiDate } from '@chifan/domain';
import { toMercator } from '@chifan/domain/address';
import { searchAreaCentre, searchAreasNear } from '@chifan/domain/search';
import { detectLanguage } from '@chifan/domain/translation';
import type { z } from 'zod';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { SignedIn } from '../../../platform/http/caller.ts';
import type { Context } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import type { WrittenText } from '../../../platform/translation/translation.ts';
import { maySeeShop } from '../../catalogue/index.ts';
import { type CountedMiss, missesSince, nearestShops, positionOfShop } from './search-miss.store.ts';

type Input = z.output<Calls['searchMisses']['input']>;
type Output = z.input<Calls['searchMisses']['output']>;

const dayMs = 86_400_000;
const shown = { ofShop: 20, ofAll: 50 };

/**
 * Returns searches without results (rule search-11). Staff see the searches of guests near their shop. Operators see
 * all searches, each with the restaurant that is nearest to the area of the search.
 */
export async function showSearchMisses(
  { database: { read }, translation }: Pick<Platform, 'database' | 'translation'>,
  { shopId, days }: Input,
  { caller, now, language }: Context<SignedIn>,
): Promise<Answer<Output>> {
  const since = shanghaiDate(new Date(now.getTime() - (days - 1) * dayMs));
  const isAllowed = shopId === undefined ? caller.role === 'platform' : await maySeeShop(read, caller, shopId);
  const here = isAllowed && shopId !== undefined ? await positionOfShop(read, shopId) : undefined;
  if (!isAllowed || (shopId !== undefined && here === undefined)) return refused('shop_not_found');
  const areas = here === undefined ? null : searchAreasNear(here);
  const misses = await missesSince(read, { since, areas, most: areas === null ? shown.ofAll : shown.ofShop });
  const [inChinese, shops] = await Promise.all([
    translation.read(misses.map(textOf)),
    areas === null
      ? nearestShops(
          read,
          misses.map(({ area }) => toMercator(searchAreaCentre(area))),
        )
      : [],
  ]);
  return {
    ok: true,
    value: {
      misses: misses.map((miss, place) => ({
        words: miss.words,
        language: textOf(miss).from,
        searches: miss.searches,
        inChinese: textOf(miss).from === 'zh-CN' ? null : (inChinese[place] ?? null),
        nearestShopZh: shops[place]?.nameZh ?? null,
        nearestShop: readerLanguageText(shops[place]?.name ?? {}, language),
      })),
    },
  };
}

/**
 * Returns the words of a search with their detected language. A guest who uses the app in English may have searched in
 * Japanese.
 */
function textOf({ words, language }: CountedMiss): WrittenText & { from: Language; to: 'zh-CN' } {
  return {
    text: words,
    from: detectLanguage(words, isLanguage(language) ? language : 'en'),
    to: 'zh-CN',
    writer: 'visitors',
  };
}
