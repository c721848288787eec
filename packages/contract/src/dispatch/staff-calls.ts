import { z } from 'zod';
import { call } from '../call.ts';
import { count, id, instant, requiredText } from '../fields.ts';
import { staffOrder } from '../ordering/staff-views.ts';
import { orderRef } from '../transitions.ts';
import { boardJob, courier, place } from './views.ts';

/** Offers of delivery jobs to couriers, and actions of operators on delivery jobs. */
export const dispatchStaffCalls = {
  dispatchBoard: call({
    path: '/rest/platform/dispatch/board',
    access: 'platform',
    roles: ['support'],
    summary:
      'Every delivery under way, earliest due first (at most 200), and the couriers on duty with their approximate position.',
    output: z.object({
      /** Number of deliveries under way. */
      total: count,
      jobs: z.array(boardJob),
      couriers: z.array(
        courier.extend({
          jobsInHand: count,
          /** The courier's break. `endsAt` is null if it lasts until the courier ends it. */
          onBreak: z.object({ endsAt: instant.nullable() }).nullable().default(null),
          /**
           * The courier's position, rounded to about a hundred metres. Null if unknown. `isTold` is true if the
           * courier's device reported the position. Otherwise the position is that of the last restaurant or delivery
           * address that the courier visited.
           */
          place: place.extend({ isTold: z.boolean() }).nullable(),
        }),
      ),
    }),
  }),
  declineOffer: call({
    path: '/rest/courier/job/decline',
    access: 'courier',
    summary: 'Declines an offered job, which is then offered to other couriers.',
    input: orderRef,
    /** False: the offer had already ended when the courier declined. */
    output: z.boolean(),
  }),
  assignCourier: call({
    path: '/rest/platform/dispatch/assign',
    access: 'platform',
    roles: ['support'],
    summary: 'Assigns an uncollected job to a courier on duty, also if another courier has it.',
    input: orderRef.extend({ courierId: id }),
    output: staffOrder,
    reasons: ['job_not_found', 'courier_unavailable', 'courier_has_enough'],
  }),
  freeJob: call({
    path: '/rest/platform/dispatch/free',
    access: 'platform',
    roles: ['support'],
    summary: 'Takes a job from its courier before the food is collected. The job is offered again.',
    input: orderRef.extend({ reason: requiredText(300) }),
    output: staffOrder,
    reasons: ['job_not_found'],
  }),
};
