import { deliveryJobObstacle } from '@chifan/domain/dispatch';
import type { Platform } from '../../../platform/module.ts';
import { type OrderRow, publishOrderChanged, writeCourier } from '../../ordering/index.ts';
import { type CourierStatus, courierStatus, jobsOffered } from '../offering/couriers.store.ts';
import { withdrawCourierOffers } from '../offering/offer.store.ts';
import { advanceIfRingClosed, endOffering, type OfferContext } from '../offering/offer-rings.ts';
import { insertAssignment } from './assignment.store.ts';

/**
 * Assigns the courier and withdraws all offers of the delivery. Also withdraws the courier's offers of other deliveries
 * that the courier cannot take together with this one. The caller must have locked the order's row.
 */
export async function assignJobTo(
  platform: Platform,
  offering: OfferContext,
  order: OrderRow,
  courierId: number,
): Promise<boolean> {
  const { tx, after, now } = offering;
  if (!(await writeCourier(tx, order.id, courierId))) return false;
  await insertAssignment(tx, order.id, courierId, now);
  const given = { ...order, courier_id: courierId, version: order.version + 1 };
  await endOffering(platform, offering, given, courierId);
  const courier = await courierStatus(tx, courierId, now);
  if (courier) await withdrawWhatNoLongerFits(platform, offering, courier);
  after(() => publishOrderChanged(platform, given));
  return true;
}

async function withdrawWhatNoLongerFits(
  platform: Platform,
  offering: OfferContext,
  courier: CourierStatus,
): Promise<void> {
  const { tx, now } = offering;
  const offered = await jobsOffered(tx, courier.id, now);
  const unfit = offered.filter(({ places }) => deliveryJobObstacle(courier.position, courier.inHand, places) !== null);
  if (unfit.length === 0) return;
  const ids = unfit.map(({ orderId }) => orderId);
  await advanceIfRingClosed(platform, offering, await withdrawCourierOffers(tx, courier.id, ids));
}
