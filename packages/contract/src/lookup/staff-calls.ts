import { mallOrderStates } from '@chifan/domain/mall';
import { orderStates } from '@chifan/domain/ordering';
import { z } from 'zod';
import { call } from '../call.ts';
import { shopStage } from '../catalogue/views.ts';
import { id, instant, money, readerLanguageName, requiredText, text } from '../fields.ts';
import { memberLine } from '../member/operator-views.ts';

/** The results of one kind, at most `maxLookupResults`. `hasMore`: further results exist that are not returned. */
const found = <Item extends z.ZodType>(item: Item) => z.object({ records: z.array(item), hasMore: z.boolean() });

export const lookupResults = z.object({
  orders: found(
    z.object({
      id,
      number: text,
      state: z.enum(orderStates),
      shopNameZh: text,
      shopName: readerLanguageName,
      placedAt: instant,
      amount: money,
    }),
  ),
  /** Orders of the points mall, found only by their complete number. */
  mallOrders: found(z.object({ id, number: text, state: z.enum(mallOrderStates), placedAt: instant })),
  members: found(memberLine),
  shops: found(z.object({ id, nameZh: text, name: readerLanguageName, state: shopStage })),
  couriers: found(
    z.object({ id, name: text, phone: text.nullable(), isOnDuty: z.boolean(), isSuspended: z.boolean() }),
  ),
  /**
   * Orders, purchases and withdrawals that have a payment, refund, payout or dispute with the typed number or
   * reference.
   */
  payments: found(z.object({ kind: z.enum(['order', 'top_up', 'coupon', 'withdrawal']), number: text })),
});
export type LookupResults = z.infer<typeof lookupResults>;

export const lookupStaffCalls = {
  lookUp: call({
    path: '/rest/platform/lookup',
    access: 'platform',
    roles: ['support'],
    summary:
      'Finds orders, members, shops, couriers and payments by number, last digits, phone, e-mail address, name or reference of a gateway.',
    input: z.object({ search: requiredText(120) }),
    output: lookupResults,
    ratePerMinute: 60,
  }),
};
