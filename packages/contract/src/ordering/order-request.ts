import { diningOptions, isValidWay, orderTypes } from '@chifan/domain/ordering';
import { z } from 'zod';
import { type FieldProblem } from '../errors.ts';
import { id, instantInput, integer, latitude, longitude, textOrEmpty } from '../fields.ts';

/** The guest's choices for an order, without prices. The server computes all prices. */
export const orderRequest = z
  .object({
    shopId: id,
    type: z.enum(orderTypes),
    /** Eat in the restaurant or take away. Required unless the order is a delivery (rule ordering-1). */
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
    /** Id of the delivery address. Required for a delivery. */
    addressId: id.optional(),
    /**
     * The guest's position, if the app knows it. The server prices a delivery with this position until the guest has
     * chosen an address.
     */
    place: z.object({ latitude, longitude }).optional(),
    /** Pays part of the sum from the balance. Placing the order then needs the payment password. */
    useBalance: z.boolean().default(false),
    /** The time for which the guest wants the food. Null: now. */
    wantedAt: instantInput.nullable().default(null),
    /** Ids of the coupons to use. Absent: the best coupon that fits. Null: no coupon. */
    shopCouponId: id.nullable().optional(),
    deliveryCouponId: id.nullable().optional(),
  })
  .refine(isValidWay, { path: ['dining'], params: { problem: 'dining_option_impossible' satisfies FieldProblem } });
export type OrderRequest = z.infer<typeof orderRequest>;
