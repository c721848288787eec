import { z } from 'zod';
import { call } from './call.ts';
import { pageOf } from './envelope.ts';
import { currency, day, id, pageWithAll, rate, text, typed, typedOptional } from './fields.ts';
import { staffOrder } from './ordering.ts';
import { orderNotMoved } from './transitions.ts';

/** Fen of one unit of the currency: an approximation beside CNY, from a dated table (rule wallet-8). */
const currencyRate = z.object({ currency, fen: rate(1_000_000) });

const currencyTable = z
  .array(currencyRate)
  .max(60)
  .refine((rates) => new Set(rates.map(({ currency }) => currency)).size === rates.length, 'each currency once');

/** The operators' calls, and the tables that they keep. */
export const platformCalls = {
  currencyRates: call({
    path: '/rest/platform/currency/list',
    access: 'public',
    summary: 'What other currencies are worth, roughly, and of which day that is.',
    output: z.object({ date: text.nullable(), rates: z.array(currencyRate) }),
  }),
  setCurrencyRates: call({
    path: '/rest/platform/currency/set',
    access: 'platform',
    summary: 'Replaces the table of currencies, unless somebody else has meanwhile.',
    input: z.object({
      /** Optimistic lock: the table that was edited; absent: any. */
      replaces: z.object({ date: text.nullable(), rates: z.array(currencyRate).max(60) }).optional(),
      date: day,
      rates: currencyTable,
    }),
    output: z.boolean(),
    reasons: ['table_changed'],
  }),
  findShops: call({
    path: '/rest/platform/shop/find',
    access: 'platform',
    summary: 'Shops by a part of their Chinese name, or by their number; at most 20.',
    input: z.object({ search: typed(40) }),
    output: z.object({ records: z.array(z.object({ id, nameZh: text, addressZh: text })) }),
  }),
  platformOrders: call({
    path: '/rest/platform/order/list',
    access: 'platform',
    summary: 'All orders, newest first; searched by number or contact phone, or those whose hand-over code was locked.',
    input: z.object({ ...pageWithAll(20), search: typedOptional(40), isCodeLocked: z.boolean().default(false) }),
    output: pageOf(staffOrder),
  }),
  abandonDelivery: call({
    path: '/rest/platform/order/abandonDelivery',
    access: 'platform',
    summary: 'Ends a delivery that cannot be made, with a full refund, and records who is liable.',
    input: z.object({
      orderId: id,
      liable: z.enum(['merchant', 'courier', 'platform', 'guest']),
      reason: typed(300),
    }),
    output: staffOrder,
    reasons: [...orderNotMoved],
  }),
  platformHandBack: call({
    path: '/rest/platform/order/handBack',
    access: 'platform',
    summary: 'Takes a delivery from its courier; the job is offered again.',
    input: z.object({ orderId: id, reason: typed(300) }),
    output: staffOrder,
    reasons: [...orderNotMoved],
  }),
};
