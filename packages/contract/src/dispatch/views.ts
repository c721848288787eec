import { orderStates } from '@chifan/domain/ordering';
import { z } from 'zod';
import { count, id, instant, readerLanguageName, text } from '../fields.ts';

export const courier = z.object({ id, name: text, phone: text.nullable() });

export const place = z.object({ latitude: text, longitude: text });

export const boardJob = z.object({
  orderId: id,
  number: text,
  dayNumber: count.nullable(),
  state: z.enum(orderStates),
  shopNameZh: text,
  shopName: readerLanguageName,
  shopPhone: text.nullable(),
  shop: place,
  addressZh: text,
  door: place,
  contactPhone: text.nullable(),
  /** Straight line from the shop to the door. */
  distanceMetres: count,
  readyAt: instant.nullable(),
  estimatedAt: instant,
  /** Time since which the job has no courier. Null: it has one. */
  freeSince: instant.nullable(),
  /** The platform contacts a suspended courier or reassigns the job. */
  courier: courier.extend({ isSuspended: z.boolean() }).nullable(),
  /** Couriers who currently have an offer. Empty for a job without a courier: it is open to all couriers nearby. */
  offers: z.array(z.object({ courierId: id, name: text, ring: count, endsAt: instant })),
  /** Possible couriers, best first. Distance from the shop in whole hundreds of metres, null if unknown. */
  near: z.array(z.object({ courierId: id, metres: count.nullable() })),
});
export type BoardJob = z.infer<typeof boardJob>;
