import { diningOptions, isValidWay, orderTypes } from '@chifan/domain/ordering';
import { z } from 'zod';
import { type FieldProblem } from '../errors.ts';
import { id, instantInput, integer, latitude, longitude, textOrEmpty } from '../fields.ts';

/** Has no prices. The server computes all prices. */
export const orderRequest = z
  .object({
    shopId: id,
    type: z.enum(orderTypes),
    /** Required unless the type is delivery (rule ordering-1). */
    dining: z.enum(diningOptions).optional(),
    lines: z
      .array(
        z.object({
          dishId: id,
          quantity: integer({ min: 1, max: 99 }),
          options: z.record(textOrEmpty(60), z.array(textOrEmpty(60)).max(20)).default({}),
        }),
      )
      .max(60),
    /** Required when the type is delivery. */
    addressId: id.optional(),
    /** The guest's position, if the app knows it. Prices a delivery until an address is chosen. */
    place: z.object({ latitude, longitude }).optional(),
    /** Pays part of the sum from the balance. Needs the payment password when the order is placed. */
    useBalance: z.boolean().default(false),
    /** Null: now. */
    wantedAt: instantInput.nullable().default(null),
    /** Absent: the best suitable one. Null: none. */
    shopCouponId: id.nullable().optional(),
    deliveryCouponId: id.nullable().optional(),
  })
  .refine(isValidWay, { path: ['dining'], params: { problem: 'dining_option_impossible' satisfies FieldProblem } });
export type OrderRequest = z.infer<typeof orderRequest>;
