import { doorSteps } from '@chifan/domain/ordering';
import { z } from 'zod';
import { call } from './call.ts';
import { pageOf } from './envelope.ts';
import {
  count,
  digits,
  emptyAsNone,
  id,
  imagePath,
  instant,
  latitude,
  longitude,
  money,
  ownName,
  pageWithAll,
  text,
  typed,
} from './fields.ts';
import { staffOrder } from './ordering.ts';
import { onOrder, orderNotMoved } from './transitions.ts';

/** Of a business day or of a week from its Monday; `refunded` is what the courier had to answer for. */
const earned = z.object({ day: text, earned: money, refunded: money, orders: count });

export const courierCalls = {
  courierJobs: call({
    path: '/rest/courier/job/list',
    access: 'courier',
    summary:
      'The caller’s own jobs; those that they are asked by name, and of those open to everybody the nearest (without the guest’s door and phone).',
    output: z.object({
      mine: z.array(staffOrder),
      offered: z.array(staffOrder),
      /** Which of those offered the caller is asked by name, and until when. */
      offers: z.array(z.object({ orderId: id, endsAt: instant })),
    }),
  }),
  reportPosition: call({
    path: '/rest/courier/position',
    access: 'courier',
    summary:
      'Where the courier is: shown to the guests whose food they bring, and to nobody else; of who brings none, kept coarsely for dispatch while on duty.',
    input: z.object({ latitude, longitude }),
    /** Whether guests are shown it. */
    output: z.boolean(),
    reasons: ['position_invalid'],
  }),
  takeJob: call({
    path: '/rest/courier/job/take',
    access: 'courier',
    summary: 'Takes a delivery job; possible from acceptance on.',
    input: onOrder,
    output: staffOrder,
    reasons: [
      'off_duty',
      'job_not_found',
      'job_taken',
      'jobs_held_too_many',
      'job_out_of_direction',
      'jobs_given_back_too_often',
    ],
  }),
  declineOffer: call({
    path: '/rest/courier/job/decline',
    access: 'courier',
    summary: 'Says no to a job that the caller is asked by name; it goes on to others.',
    input: onOrder,
    /** False: there was nothing to decline any more. */
    output: z.boolean(),
  }),
  giveJobBack: call({
    path: '/rest/courier/job/giveBack',
    access: 'courier',
    summary: 'Gives a job back before the food was collected.',
    input: onOrder,
    output: z.boolean(),
    reasons: ['job_not_found'],
  }),
  collectOrder: call({
    path: '/rest/courier/job/collect',
    access: 'courier',
    summary: 'The courier has the food. Said again it is answered as done, as each move of a courier is.',
    input: onOrder,
    output: staffOrder,
    reasons: [...orderNotMoved],
  }),
  doorStep: call({
    path: '/rest/courier/job/doorStep',
    access: 'courier',
    summary:
      'A courier before a door: there, has tried to reach the guest, brings it back after the wait. The same step again changes nothing.',
    input: onOrder.extend({ step: z.enum(doorSteps) }),
    output: staffOrder,
    reasons: [...orderNotMoved],
  }),
  handBack: call({
    path: '/rest/courier/job/handBack',
    access: 'courier',
    summary: 'Brings the food back to the shop; the job is offered again.',
    input: onOrder.extend({ reason: typed(200) }),
    output: z.boolean(),
    reasons: [...orderNotMoved],
  }),
  handOver: call({
    path: '/rest/courier/job/handOver',
    access: 'courier',
    summary:
      'Hands the food to the guest, who tells the 4-digit code; a photo proves it where the guest asked to leave it at the door, or too many codes were wrong.',
    input: onOrder
      .extend({
        code: emptyAsNone(digits(4)),
        /** An uploaded picture's path, of purpose `hand_over`. */
        photo: emptyAsNone(imagePath),
      })
      .refine(({ code, photo }) => (code === undefined) !== (photo === undefined), 'a code or a photo'),
    output: staffOrder,
    /** `hand_over_code_wrong` carries details {triesLeft}. */
    reasons: [
      ...orderNotMoved,
      'hand_over_code_wrong',
      'hand_over_code_locked',
      'hand_over_photo_not_asked',
      'picture_unknown',
    ],
  }),
  courierEarnings: call({
    path: '/rest/courier/earnings',
    access: 'courier',
    summary: 'What the caller earned by the ledger, by business day and by week, and the jobs that they have done.',
    input: z.object(pageWithAll(20)),
    output: z.object({
      balance: money,
      /** Fees of what was handed over and not credited yet: an order is settled when its guest confirms, or a day later. */
      waiting: money,
      /** Handed over on this business day, whenever it is credited. */
      today: z.object({ jobs: count, fees: money }),
      days: z.array(earned),
      weeks: z.array(earned),
      done: pageOf(
        z.object({
          orderId: id,
          number: text,
          shopNameZh: text,
          shopName: ownName,
          takenAt: instant,
          finishedAt: instant,
          /** What it brought, or is going to. */
          fee: money,
          isCredited: z.boolean(),
        }),
      ).extend({
        /** What was earned until then lies in the archive and is not listed; null: nothing does. */
        archivedUntil: instant.nullable().default(null),
      }),
    }),
  }),
  setDuty: call({
    path: '/rest/courier/duty',
    access: 'courier',
    summary: 'Starts or ends the courier’s shift.',
    input: z.object({ isOnDuty: z.boolean() }),
    output: z.boolean(),
  }),
};
