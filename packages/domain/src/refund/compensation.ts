import { type Fen, fen } from '../fen.ts';

/** Kinds of compensations that an operator can give for a problem with an order (rule refund-34). */
export const compensationKinds = ['balance', 'coupon'] as const;
export type CompensationKind = (typeof compensationKinds)[number];

/** Rule refund-34: the sum of all compensations of an order, in fen. A coupon counts with its reduction. */
export const maxCompensationPerOrder = fen(100_00);
/** Rule refund-34: the sum of all compensations that one operator gives on a day of Shanghai's calendar, in fen. */
export const maxCompensationPerDay = fen(500_00);

/** The amount that an operator may still give for an order. */
export const compensationLeft = (given: { readonly ofOrder: number; readonly ofOperatorToday: number }): Fen =>
  fen(Math.max(0, Math.min(maxCompensationPerOrder - given.ofOrder, maxCompensationPerDay - given.ofOperatorToday)));
