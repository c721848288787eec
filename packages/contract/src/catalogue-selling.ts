import { pauseLengths, rushLengths, rushMinutes, soldOutLengths } from '@chifan/domain/catalogue';
import { z } from 'zod';
import { call } from './call.ts';
import { day, id, integer } from './fields.ts';

/** What a shop sells now, and how soon: said in a hurry, beside the stove. */
export const catalogueSellingCalls = {
  setDishAvailability: call({
    path: '/rest/merchant/dish/availability',
    access: 'merchant',
    summary: 'Sold out, until a day or until it is said otherwise, on sale again, or a limited stock.',
    input: z.object({
      dishId: id,
      isAvailable: z.boolean(),
      stock: integer({ min: 0, max: 9999 }).nullable(),
      /** How long it is sold out: counted by the server's clock, or the date on which it is back. */
      until: z.union([z.enum(soldOutLengths), day]).default('by_hand'),
    }),
    output: z.boolean(),
    reasons: ['dish_not_found', 'day_has_begun'],
  }),
  setTakingOrders: call({
    path: '/rest/merchant/shop/takingOrders',
    access: 'merchant',
    summary: 'Pauses or reopens a shop, and switches automatic acceptance.',
    input: z.object({
      shopId: id,
      isTakingOrders: z.boolean(),
      autoAccept: z.boolean(),
      /** Absent: a pause goes on as it was. */
      pause: z.enum(pauseLengths).optional(),
    }),
    output: z.boolean(),
    reasons: ['shop_not_found'],
  }),
  setRush: call({
    path: '/rest/merchant/shop/rush',
    access: 'merchant',
    summary: 'Everything takes so much longer for a while, or, with null, no longer.',
    input: z.object({
      shopId: id,
      rush: z.object({ minutes: z.literal(rushMinutes), length: z.enum(rushLengths) }).nullable(),
    }),
    output: z.boolean(),
    reasons: ['shop_not_found'],
  }),
};
