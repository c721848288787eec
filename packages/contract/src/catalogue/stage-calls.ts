import { shopParts, shopStageEvents } from '@chifan/domain/catalogue';
import { z } from 'zod';
import { call } from '../call.ts';
import { count, id } from '../fields.ts';
import { transitionErrors } from '../transitions.ts';
import { shopStage } from './views.ts';

/** API calls that staff may use for their own shop, and operators for every shop. */
export const catalogueStageCalls = {
  shopStage: call({
    path: '/rest/staff/shop/stage',
    access: 'signed_in',
    summary: 'Whether guests see the shop, and the data that is missing before they can.',
    input: z.object({ shopId: id }),
    output: z.object({
      state: shopStage,
      missing: z.array(z.enum(shopParts)),
      /**
       * Events that the caller may trigger. The event that makes the shop live also requires that no part is missing.
       */
      allowedEvents: z.array(z.enum(shopStageEvents)),
      /** Number of dishes on the menu, and number of dishes with a photo. A shop needs no photos to go live. */
      dishes: count,
      dishesWithPhoto: count,
    }),
    reasons: ['shop_not_found'],
  }),
  goLive: call({
    path: '/rest/staff/shop/goLive',
    access: 'signed_in',
    roles: ['manager', 'support'],
    summary: 'Opens a draft shop to guests. `details.missing` of a refusal lists the data that is missing.',
    input: z.object({ shopId: id }),
    output: z.boolean(),
    reasons: ['shop_not_found', 'shop_incomplete', ...transitionErrors],
  }),
};
