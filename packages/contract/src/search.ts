import { z } from 'zod';
import { call } from './call.ts';
import { shopCard } from './catalogue.ts';
import { id, latitude, localText, longitude, money, typed } from './fields.ts';

/** Where the query was found in a shown text: UTF-16 positions, the end excluded, in order and apart. */
const highlights = z.array(z.object({ start: z.number().int(), end: z.number().int() }));

/** A text with what of it the guest typed. */
const foundText = localText.extend({ highlights });
const foundChinese = z.object({ text: z.string(), highlights });
const foundPinyin = z.object({ text: z.string(), highlights });

/** The name as the guest reads it, and beneath it as the waiter reads it and says it. */
const foundName = { name: foundText, nameZh: foundChinese, pinyin: foundPinyin };

/** One dish of one of the nearest restaurants that have it. */
export const servedAt = z.object({
  dishId: id,
  shopId: id,
  shopName: localText,
  shopNameZh: z.string(),
  price: money,
  plate: z.string(),
  image: z.string().nullable(),
  isSoldOut: z.boolean(),
  isOpen: z.boolean(),
  distanceMetres: z.number().int(),
});

/** A dish by its name, with the nearest places that serve it: the same dish of three restaurants is one hit. */
export const dishHit = z.object({ ...foundName, shopCount: z.number().int(), places: z.array(servedAt) });
export type DishHit = z.infer<typeof dishHit>;

export const shopHit = z.object({ ...foundName, shop: shopCard });
export type ShopHit = z.infer<typeof shopHit>;

/** One line beneath the search field while the guest types. Tapping it searches for `query`. */
export const suggestion = z.object({ ...foundName, kind: z.enum(['dish', 'shop']), query: z.string() });
export type Suggestion = z.infer<typeof suggestion>;

const query = typed(80);
const here = { latitude, longitude };

export const searchCalls = {
  search: call({
    path: '/rest/search',
    access: 'public',
    summary: 'Dishes and shops by any of the nine languages, hanzi, pinyin or initials; small typos are forgiven.',
    input: z.object({
      query,
      ...here,
      kind: z.enum(['all', 'dish', 'shop']).default('all'),
      pageNo: z.number().int().min(1).max(20).default(1),
      pageSize: z.number().int().min(1).max(50).default(20),
    }),
    output: z.object({
      dishes: z.array(dishHit),
      shops: z.array(shopHit),
      hasMoreDishes: z.boolean(),
      hasMoreShops: z.boolean(),
      /** What was searched for instead, where nothing was found for what was typed. */
      corrected: z.string().nullable(),
      /** Nothing was found: names that come near, and the nearest open shops' dishes, to go on with. */
      neighbours: z.array(suggestion),
    }),
    reasons: ['position_invalid'],
  }),
  suggestSearch: call({
    path: '/rest/search/suggest',
    access: 'public',
    summary: 'Names that begin with or contain what was typed so far.',
    input: z.object({ query, ...here, limit: z.number().int().min(1).max(20).default(8) }),
    output: z.object({ suggestions: z.array(suggestion) }),
    reasons: ['position_invalid'],
  }),
  popularSearches: call({
    path: '/rest/search/popular',
    access: 'public',
    summary: 'What guests look for most at present, in the reader’s language.',
    output: z.object({ queries: z.array(z.string()) }),
  }),
};
