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
  /** Straight line from the shop to the guest's door, in metres. */
  distanceMetres: count,
  readyAt: instant.nullable(),
  estimatedAt: instant,
  /** Time from which the delivery job has had no courier. Null: it has a courier. */
  freeSince: instant.nullable(),
  /** Courier of the job. If the courier is suspended, an operator contacts them or reassigns the job. */
  courier: courier.extend({ isSuspended: z.boolean() }).nullable(),
  /**
   * Couriers who currently have an offer of the job. If the list is empty and no courier has the job, the job is open
   * to all couriers nearby.
   */
  offers: z.array(z.object({ courierId: id, name: text, ring: count, endsAt: instant })),
  /**
   * Couriers to whom the job could be assigned, best first. `metres`: distance from the shop in whole hundreds, or null
   * if unknown.
   */
  near: z.array(z.object({ courierId: id, metres: count.nullable() })),
});
export type BoardJob = z.infer<typeof boardJob>;
