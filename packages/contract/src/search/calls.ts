import { toWesternDigits } from '@chifan/domain';
import { orderWays } from '@chifan/domain/ordering';
import { z } from 'zod';
import { call } from '../call.ts';
import { placeAndTime } from '../catalogue/views.ts';
import { id, integer, requiredText, text } from '../fields.ts';
import { dishHit, placeInstead, searchFilter, shopHit, suggestion } from './views.ts';

const query = requiredText(80).overwrite(toWesternDigits);

export const searchCalls = {
  search: call({
    path: '/rest/search',
    access: 'public',
    summary:
      'Searches dishes and shops in any of the nine languages, hanzi, pinyin or initials. Tolerates small typos. Diets, allergens, price and spice in the query become filters.',
    input: z.object({
      query,
      ...placeAndTime,
      kind: z.enum(['all', 'dish', 'shop']).default('all'),
      pageNo: integer({ min: 1, max: 20 }).default(1),
      pageSize: integer({ min: 1, max: 50 }).default(20),
      /** Maximum price of a dish. A restaurant's price is that of its median main dish. */
      maxPrice: integer({ min: 1, max: 1_000_000 }).optional(),
      /** Minimum rating of the restaurant, in tenths of a star. */
      minRating: integer({ min: 10, max: 50 }).optional(),
      /** For a delivery, restaurants that deliver to the position come first. */
      way: z.enum(['in_store', 'delivery']).default('in_store'),
      /** Only dishes and restaurants whose delivery range includes the position. */
      deliversHere: z.boolean().default(false),
    }),
    output: z.object({
      dishes: z.array(dishHit),
      shops: z.array(shopHit),
      hasMoreDishes: z.boolean(),
      hasMoreShops: z.boolean(),
      corrected: text.nullable(),
      asked: z.array(searchFilter),
      /** Suggestions if the search found nothing: similar names, and dishes of the nearest open shops. */
      neighbours: z.array(suggestion),
    }),
    reasons: ['position_invalid'],
  }),
  suggestSearch: call({
    path: '/rest/search/suggest',
    access: 'public',
    summary: 'Names that begin with or contain the typed text.',
    input: z.object({ query, ...placeAndTime, limit: integer({ min: 1, max: 20 }).default(8) }),
    output: z.object({ suggestions: z.array(suggestion) }),
    reasons: ['position_invalid'],
  }),
  placesInstead: call({
    path: '/rest/search/instead',
    access: 'public',
    summary:
      'Up to three open restaurants with dishes like those of an order that its restaurant cannot serve, the best match first.',
    input: z.object({
      /** The restaurant of the order. It is not among the results. */
      shopId: id,
      dishIds: z.array(id).min(1).max(60),
      ...placeAndTime,
      way: z.enum(orderWays),
    }),
    output: z.object({ places: z.array(placeInstead) }),
    reasons: ['position_invalid'],
  }),
  popularSearches: call({
    path: '/rest/search/popular',
    access: 'public',
    summary: 'Current popular searches of guests, in the reader’s language.',
    output: z.object({
      /** Searches of guests, most frequent first. Empty if guests searched too rarely. */
      queries: z.array(text),
      /** Names of the dishes that most restaurants serve. */
      ideas: z.array(text),
    }),
  }),
};
