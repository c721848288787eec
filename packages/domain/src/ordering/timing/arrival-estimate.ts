import type { OrderType } from '../order-states.ts';
import { deliveryEstimateMinutes, pickupEstimateMinutes } from './order-times.ts';

/**
 * When the guest eats (rule ordering-36).
 * @param start now, or the time that the guest chose.
 */
export function arrivalEstimate(type: OrderType, start: Date): Date {
  const minutes = type === 'delivery' ? deliveryEstimateMinutes : pickupEstimateMinutes;
  return new Date(start.getTime() + minutes * 60_000);
}
