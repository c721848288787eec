import { allergens } from '@chifan/domain/catalogue';
import { dietWishes } from '@chifan/domain/member';
import { z } from 'zod';
import { dishAtShop, shopCard } from '../catalogue/views.ts';
import { count, id, integer, localText, money, text } from '../fields.ts';

/** Parts of a text that match the query: UTF-16 positions with an exclusive end, sorted, without overlap. */
const highlights = z.array(z.object({ start: count, end: count }));

const foundText = localText.extend({ highlights });

const foundChinese = z.object({ text: text, highlights });

const foundPinyin = z.object({ text: text, highlights });

/** The name in the guest's language, in Chinese and in pinyin. */
const foundName = { name: foundText, nameZh: foundChinese, pinyin: foundPinyin };

/** A dish with the nearest shops that serve it. The same dish in three restaurants is one hit. */
export const dishHit = z.object({ ...foundName, shopCount: count, places: z.array(dishAtShop) });
export type DishHit = z.infer<typeof dishHit>;

/**
 * An open restaurant whose dishes can replace those of an order that the order's own restaurant cannot serve (rule
 * search-13). `insteadOf` is the id of the dish that a dish replaces.
 */
export const placeInstead = z.object({
  shop: shopCard,
  /** At most one dish for each dish of the order. */
  dishes: z.array(dishAtShop.extend({ insteadOf: id, name: localText, nameZh: text })),
});
export type PlaceInstead = z.infer<typeof placeInstead>;

export const shopHit = z.object({ ...foundName, shop: shopCard });
export type ShopHit = z.infer<typeof shopHit>;

/** A suggestion below the search field. A tap searches for `query`. */
export const suggestion = z.object({ ...foundName, kind: z.enum(['dish', 'shop']), query: text });
export type Suggestion = z.infer<typeof suggestion>;

/**
 * A filter that the query contains in addition to a name. `words` are the guest's words for the filter. Several filters
 * may have the same words.
 */
export const searchFilter = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('wish'), wish: z.enum(dietWishes), words: text }),
  z.object({ kind: z.literal('avoid'), allergen: z.enum(allergens), words: text }),
  z.object({ kind: z.literal('max_price'), fen: money, words: text }),
  z.object({ kind: z.literal('max_spice'), level: integer({ min: 0, max: 3 }), words: text }),
  z.object({ kind: z.literal('min_spice'), level: integer({ min: 0, max: 3 }), words: text }),
  z.object({ kind: z.literal('open_now'), words: text }),
  /**
   * An ingredient or diet that menus do not record, such as onion or organic food. The search understood `words`, but
   * cannot confirm that a dish is suitable.
   */
  z.object({ kind: z.literal('unmarked'), words: text }),
]);
export type SearchFilter = z.infer<typeof searchFilter>;
