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
  /** Since when it has no courier; null where it has one. */
  freeSince: instant.nullable(),
  /** The platform contacts a suspended courier or reassigns the job. */
  courier: courier.extend({ isSuspended: z.boolean() }).nullable(),
  /** Who is asked by name just now; empty of a job without a courier: it is open to everybody near. */
  offers: z.array(z.object({ courierId: id, name: text, ring: count, endsAt: instant })),
  /** Who could take it, the best first; how far from the shop in whole hundreds of metres, null where unknown. */
  near: z.array(z.object({ courierId: id, metres: count.nullable() })),
});
export type BoardJob = z.infer<typeof boardJob>;

/** What the platform does with the jobs of couriers. */
export const courierDispatchCalls = {
  dispatchBoard: call({
    path: '/rest/platform/dispatch/board',
    access: 'platform',
    summary:
      'Every delivery under way, what is due first on top (200 at most), and the couriers on duty with about where they are.',
    output: z.object({
      /** How many are under way. */
      total: count,
      jobs: z.array(boardJob),
      couriers: z.array(
        courier.extend({
          jobsInHand: count,
          /** To about a hundred metres; null where nobody knows. Not `isTold`: the shop or the door where they were last. */
          place: place.extend({ isTold: z.boolean() }).nullable(),
        }),
      ),
    }),
  }),
  assignCourier: call({
    path: '/rest/platform/dispatch/assign',
    access: 'platform',
    summary: 'Gives a job that is not collected to a courier on duty, or to another than has it.',
    input: onOrder.extend({ courierId: id }),
    output: staffOrder,
    reasons: ['job_not_found', 'courier_unavailable', 'courier_has_enough'],
  }),
  freeJob: call({
    path: '/rest/platform/dispatch/free',
    access: 'platform',
    summary: 'Takes a job from its courier before the food is collected; the job is offered again.',
    input: onOrder.extend({ reason: typed(300) }),
    output: staffOrder,
    reasons: ['job_not_found'],
  }),
};
