import { pauseLengths, rushLengths, rushMinutes, soldOutLengths } from '@chifan/domain/catalogue';
import { z } from 'zod';
import { call } from '../call.ts';
import { day, id, integer } from '../fields.ts';

/** API calls with which a busy kitchen marks dishes as sold out, pauses the shop or adds preparation time. */
export const catalogueAvailabilityCalls = {
  setDishAvailability: call({
    path: '/rest/merchant/dish/availability',
    access: 'merchant',
    roles: ['manager', 'cashier', 'kitchen'],
    summary: 'Marks a dish sold out until a day or until further notice, puts it on sale again, or limits its stock.',
    input: z.object({
      dishId: id,
      isAvailable: z.boolean(),
      stock: integer({ min: 0, max: 9999 }).nullable(),
      /** How long the dish is sold out, or the date on which it is on sale again. */
      until: z.union([z.enum(soldOutLengths), day]).default('by_hand'),
    }),
    output: z.boolean(),
    reasons: ['dish_not_found', 'day_has_begun'],
  }),
  setTakingOrders: call({
    path: '/rest/merchant/shop/takingOrders',
    access: 'merchant',
    roles: ['manager', 'cashier', 'kitchen'],
    summary: 'Pauses or reopens a shop, and switches automatic acceptance.',
    input: z.object({
      shopId: id,
      isTakingOrders: z.boolean(),
      autoAccept: z.boolean(),
      /** How long the shop pauses. Absent: a running pause does not change. */
      pause: z.enum(pauseLengths).optional(),
    }),
    output: z.boolean(),
    reasons: ['shop_not_found'],
  }),
  setRush: call({
    path: '/rest/merchant/shop/rush',
    access: 'merchant',
    roles: ['manager', 'cashier', 'kitchen'],
    summary: 'Adds preparation time to all orders for a while. `rush: null` ends it.',
    input: z.object({
      shopId: id,
      rush: z.object({ minutes: z.literal(rushMinutes), length: z.enum(rushLengths) }).nullable(),
    }),
    output: z.boolean(),
    reasons: ['shop_not_found'],
  }),
};
