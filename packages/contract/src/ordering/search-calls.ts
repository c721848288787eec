import { diningOptions, orderStates, orderTypes, orderWays } from '@chifan/domain/ordering';
import { z } from 'zod';
import { call } from '../call.ts';
import { count, day, id, instant, instantInput, integer, money, optionalNumberText, text } from '../fields.ts';
import { staffOrder } from './staff-views.ts';

const lookedFor = z.object({
  shopId: id,
  /**
   * Search text: a day number, an order number or its end, a contact phone or its last four digits, the pick-up code of
   * a completed order, or a part of the remark, the guest's name or a dish's name in Chinese or in the guest's language.
   * A day number (12, #12, 12号) refers to the date `to`, or to today.
   */
  words: optionalNumberText(40),
  /** First and last business day on which the orders were placed, including these two days. */
  from: day.optional(),
  to: day.optional(),
  way: z.enum(orderWays).optional(),
  state: z.enum(orderStates).optional(),
  /** The value `next` of the previous page. */
  before: z.object({ placedAt: instantInput, id }).optional(),
});

const next = z.object({ placedAt: instant, id }).nullable();

/** An order with the fields that one row of a table shows. */
const orderInLine = staffOrder
  .pick({ id: true, number: true, dayNumber: true, state: true, remark: true })
  .extend(staffOrder.pick({ goods: true, reductions: true, packageFee: true, deliveryFee: true }).shape)
  .extend({
    type: z.enum(orderTypes),
    dining: z.enum(diningOptions).nullable(),
    lines: z.array(
      z.object({
        nameZh: text,
        chosenZh: z.array(text),
        name: text.nullable(),
        chosen: z.array(text.nullable()),
        quantity: count,
      }),
    ),
    contactName: text,
    contactPhone: text.nullable(),
    placedAt: instant,
    paid: money,
    refundedAmount: money,
  });

/** API calls that staff may use for their own shop, and operators for every shop. */
export const orderingSearchCalls = {
  searchOrders: call({
    path: '/rest/staff/order/search',
    access: 'signed_in',
    roles: ['manager', 'cashier', 'kitchen', 'support', 'finance'],
    summary:
      'Paid orders of a shop that match, newest first. Searched by number, phone, pick-up code, dish, guest or remark.',
    input: lookedFor.extend({ pageSize: integer({ min: 1, max: 100 }).default(20) }),
    output: z.object({ records: z.array(staffOrder), next }),
    reasons: ['shop_not_found'],
  }),
  exportOrders: call({
    path: '/rest/staff/order/export',
    access: 'signed_in',
    roles: ['manager', 'finance'],
    summary: 'The same orders in short form for a table, at most 500 per call.',
    input: lookedFor,
    output: z.object({ records: z.array(orderInLine), next }),
    reasons: ['shop_not_found'],
  }),
};
