import { doorSteps } from '@chifan/domain/courier';
import { breakMinutes, compassDirections } from '@chifan/domain/dispatch';
import { z } from 'zod';
import { call } from '../call.ts';
import { pageOf } from '../envelope.ts';
import {
  count,
  digits,
  emptyAsUndefined,
  id,
  imagePath,
  instant,
  latitude,
  longitude,
  money,
  pageWithAll,
  readerLanguageName,
  requiredText,
  text,
} from '../fields.ts';
import { staffOrder } from '../ordering/staff-views.ts';
import { orderRef, orderTransitionErrors } from '../transitions.ts';

/**
 * Earnings of a business day, or of the week that begins on Monday `day`. `refunded`: refunds charged to the courier.
 */
const earned = z.object({ day: text, earned: money, refunded: money, orders: count });

const pendingFees = z.object({ jobs: count, fees: money });

export const courierStaffCalls = {
  courierJobs: call({
    path: '/rest/courier/job/list',
    access: 'courier',
    summary:
      'The caller’s own jobs, jobs offered to the caller, and the nearest open jobs (without the guest’s door and phone).',
    output: z.object({
      mine: z.array(staffOrder),
      offered: z.array(staffOrder),
      /**
       * Jobs in `offered` that the server now offers to the calling courier, and when each offer ends. All couriers
       * nearby can take the other jobs in `offered`.
       */
      offers: z.array(z.object({ orderId: id, endsAt: instant })),
      /**
       * For each job in `offered`: the direction of the guest's door, seen from the courier, and the metres that the
       * job adds to the courier's route, in whole hundreds.
       */
      ways: z.array(z.object({ orderId: id, direction: z.enum(compassDirections), detourMetres: count })).default([]),
      /** The courier's break. `endsAt` is null if it lasts until the courier ends it. */
      onBreak: z.object({ endsAt: instant.nullable() }).nullable().default(null),
    }),
  }),
  reportPosition: call({
    path: '/rest/courier/position',
    access: 'courier',
    summary:
      'Reports the courier’s position. Only guests whose food the courier brings see it. Without a delivery, a rounded position is stored for dispatch while the courier is on duty.',
    input: z.object({ latitude, longitude }),
    /** True if guests see the courier's position. */
    output: z.boolean(),
    reasons: ['position_invalid'],
  }),
  takeJob: call({
    path: '/rest/courier/job/take',
    access: 'courier',
    summary: 'Takes a delivery job. Possible from acceptance on.',
    input: orderRef,
    output: staffOrder,
    reasons: [
      'off_duty',
      'on_break',
      'job_not_found',
      'job_taken',
      'jobs_held_too_many',
      'job_out_of_direction',
      'jobs_given_back_too_often',
    ],
  }),
  giveJobBack: call({
    path: '/rest/courier/job/giveBack',
    access: 'courier',
    summary: 'Returns a job to the platform before the food was collected.',
    input: orderRef,
    output: z.boolean(),
    reasons: ['job_not_found'],
  }),
  collectOrder: call({
    path: '/rest/courier/job/collect',
    access: 'courier',
    summary:
      'Records that the courier has collected the food. A repeated call succeeds, as with all steps of a courier.',
    input: orderRef,
    output: staffOrder,
    reasons: [...orderTransitionErrors],
  }),
  doorStep: call({
    path: '/rest/courier/job/doorStep',
    access: 'courier',
    summary:
      'Records a step of a courier at the door: arrived, tried to reach the guest, returning the food after the wait. Repeating a step changes nothing.',
    input: orderRef.extend({ step: z.enum(doorSteps) }),
    output: staffOrder,
    reasons: [...orderTransitionErrors],
  }),
  handBack: call({
    path: '/rest/courier/job/handBack',
    access: 'courier',
    summary: 'Returns the food to the shop. The job is offered again.',
    input: orderRef.extend({ reason: requiredText(200) }),
    output: z.boolean(),
    reasons: [...orderTransitionErrors],
  }),
  handOver: call({
    path: '/rest/courier/job/handOver',
    access: 'courier',
    summary:
      'Hands the food to the guest, who gives the 4-digit code. A photo replaces the code if the guest asked to leave the food at the door, or after too many wrong codes.',
    input: orderRef
      .extend({
        code: emptyAsUndefined(digits(4)),
        /** Path of an uploaded picture with the purpose `hand_over`. */
        photo: emptyAsUndefined(imagePath),
      })
      .refine(({ code, photo }) => (code === undefined) !== (photo === undefined), 'a code or a photo'),
    output: staffOrder,
    /** Details of the reason `hand_over_code_wrong`: {triesLeft}. */
    reasons: [
      ...orderTransitionErrors,
      'hand_over_code_wrong',
      'hand_over_code_locked',
      'hand_over_photo_not_asked',
      'picture_unknown',
    ],
  }),
  courierEarnings: call({
    path: '/rest/courier/earnings',
    access: 'courier',
    summary: 'The caller’s ledger earnings by business day and by week, and their completed jobs.',
    input: z.object(pageWithAll(20)),
    output: z.object({
      balance: money,
      /**
       * Delivery fees, in fen, that are not credited yet. A fee is credited when the guest confirms the order, or a day
       * later.
       */
      waiting: money,
      /**
       * Fees that are not in the ledger yet. They belong to deliveries before the hand-over, and to delivered orders
       * that the guest has not confirmed.
       */
      pending: z
        .object({ inHand: pendingFees, delivered: pendingFees })
        .default({ inHand: { jobs: 0, fees: 0 }, delivered: { jobs: 0, fees: 0 } }),
      /** The courier's deliveries of the current business day. `fees` also includes fees that are not credited yet. */
      today: z.object({ jobs: count, fees: money, day: text.default('') }),
      days: z.array(earned),
      weeks: z.array(earned),
      done: pageOf(
        z.object({
          orderId: id,
          number: text,
          shopNameZh: text,
          shopName: readerLanguageName,
          takenAt: instant,
          finishedAt: instant,
          /** The courier's fee for the delivery, credited or pending. */
          fee: money,
          isCredited: z.boolean(),
        }),
      ).extend({
        /** Jobs before this time are archived and not listed. Null: none are archived. */
        archivedUntil: instant.nullable().default(null),
      }),
    }),
  }),
  startBreak: call({
    path: '/rest/courier/break/start',
    access: 'courier',
    summary:
      'Starts a break of the courier, or starts it again with another length. The courier gets no new jobs during a break.',
    input: z.object({
      /** Null: the break lasts until the courier ends it. */
      minutes: z.literal(breakMinutes).nullable(),
    }),
    output: z.boolean(),
    reasons: ['off_duty'],
  }),
  endBreak: call({
    path: '/rest/courier/break/end',
    access: 'courier',
    summary: 'Ends the break of the courier before its time.',
    /** False: the break had already ended. */
    output: z.boolean(),
  }),
  setDuty: call({
    path: '/rest/courier/duty',
    access: 'courier',
    summary: 'Starts or ends the courier’s shift.',
    input: z.object({ isOnDuty: z.boolean() }),
    output: z.boolean(),
  }),
};
