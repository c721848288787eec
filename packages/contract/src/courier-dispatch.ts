import { orderStates } from '@chifan/domain/ordering';
import { z } from 'zod';
import { call } from './call.ts';
import { count, id, instant, ownName, text, typed } from './fields.ts';
import { staffOrder } from './ordering.ts';
import { onOrder } from './transitions.ts';

const courier = z.object({ id, name: text, phone: text.nullable() });

const place = z.object({ latitude: text, longitude: text });

const boardJob = z.object({
  orderId: id,
  number: text,
  dayNumber: count.nullable(),
  state: z.enum(orderStates),
  shopNameZh: text,
  shopName: ownName,
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

/** Actions of the platform on courier jobs. */
export const courierDispatchCalls = {
  dispatchBoard: call({
    path: '/rest/platform/dispatch/board',
    access: 'platform',
    summary:
      'Every delivery under way, earliest due first (at most 200), and the couriers on duty with their approximate position.',
    output: z.object({
      /** Number of deliveries under way. */
      total: count,
      jobs: z.array(boardJob),
      couriers: z.array(
        courier.extend({
          jobsInHand: count,
          /**
           * Rounded to about a hundred metres. Null if unknown. If not `isTold`, the last shop or door of the courier.
           */
          place: place.extend({ isTold: z.boolean() }).nullable(),
        }),
      ),
    }),
  }),
  assignCourier: call({
    path: '/rest/platform/dispatch/assign',
    access: 'platform',
    summary: 'Assigns an uncollected job to a courier on duty, also if another courier has it.',
    input: onOrder.extend({ courierId: id }),
    output: staffOrder,
    reasons: ['job_not_found', 'courier_unavailable', 'courier_has_enough'],
  }),
  freeJob: call({
    path: '/rest/platform/dispatch/free',
    access: 'platform',
    summary: 'Takes a job from its courier before the food is collected. The job is offered again.',
    input: onOrder.extend({ reason: typed(300) }),
    output: staffOrder,
    reasons: ['job_not_found'],
  }),
};
