import { shopParts, shopStageEvents } from '@chifan/domain/catalogue';
import { z } from 'zod';
import { call } from '../call.ts';
import { id } from '../fields.ts';
import { transitionErrors } from '../transitions.ts';
import { shopStage } from './views.ts';

/** For the staff of the shop, and for operators at every shop. */
export const catalogueStageCalls = {
  shopStage: call({
    path: '/rest/staff/shop/stage',
    access: 'signed_in',
    summary: 'Whether guests see the shop, and the parts that it lacks for that.',
    input: z.object({ shopId: id }),
    output: z.object({
      state: shopStage,
      missing: z.array(z.enum(shopParts)),
      /** By the caller. Going live also needs all parts. */
      allowedEvents: z.array(z.enum(shopStageEvents)),
    }),
    reasons: ['shop_not_found'],
  }),
  goLive: call({
    path: '/rest/staff/shop/goLive',
    access: 'signed_in',
    summary: 'Opens a draft shop to guests. `details.missing` of a refusal lists the parts that it lacks.',
    input: z.object({ shopId: id }),
    output: z.boolean(),
    reasons: ['shop_not_found', 'shop_incomplete', ...transitionErrors],
  }),
};
