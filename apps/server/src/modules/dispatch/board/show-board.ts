import type { dispatchStaffCalls } from '@chifan/contract/dispatch/staff-calls';
import { type Language, readerLanguageText } from '@chifan/domain';
import { distanceMetres, formatCoordinate, type Position } from '@chifan/domain/address';
import { coarsenDegrees } from '@chifan/domain/courier';
import { bestCouriers } from '@chifan/domain/dispatch';
import type { z } from 'zod';
import type { Executor } from '../../../platform/database/database.ts';
import type { Answer } from '../../../platform/http/call-result.ts';
import type { Context } from '../../../platform/http/handlers.ts';
import { type CourierStatus, couriersOnDuty } from '../offering/couriers.store.ts';
import { type BoardRow, deliveriesUnderWay } from './board.store.ts';

type Board = z.output<typeof dispatchStaffCalls.dispatchBoard.output>;

/** Returns the operators' board of all unfinished deliveries (rule courier-11). */
export async function showBoard(
  read: Executor,
  { now, language }: Pick<Context, 'now' | 'language'>,
): Promise<Answer<Board>> {
  const [{ rows, total }, couriers] = await Promise.all([deliveriesUnderWay(read, now), couriersOnDuty(read, now)]);
  return {
    ok: true,
    value: {
      total,
      jobs: rows.map((row) => jobOf(row, couriers, language)),
      couriers: couriers.map(courierOf),
    },
  };
}

/** The position is rounded to about a hundred metres, also for couriers who carry food (rule courier-4). */
const courierOf = ({ id, name, phone, position, isTold, ...courier }: CourierStatus): Board['couriers'][number] => ({
  id,
  name,
  phone,
  jobsInHand: courier.inHand.length,
  onBreak: courier.isOnBreak ? { endsAt: courier.breakEndsAt?.toISOString() ?? null } : null,
  place: position && {
    ...placeOf({ lat: coarsenDegrees(position.lat), lng: coarsenDegrees(position.lng) }),
    isTold,
  },
});

const placeOf = ({ lat, lng }: Position) => ({ latitude: formatCoordinate(lat), longitude: formatCoordinate(lng) });

function jobOf(row: BoardRow, couriers: readonly CourierStatus[], language: Language): Board['jobs'][number] {
  const { orderId, number, dayNumber, shopNameZh, shopPhone, addressZh, contactPhone, courier } = row;
  return {
    orderId,
    number,
    dayNumber,
    state: row.state,
    shopNameZh,
    shopName: readerLanguageText(row.shopName, language),
    shopPhone,
    shop: placeOf(row.shop),
    addressZh,
    door: placeOf(row.door),
    contactPhone: contactPhone === '' ? null : contactPhone,
    distanceMetres: distanceMetres(row.shop, row.door),
    readyAt: row.readyAt?.toISOString() ?? null,
    estimatedAt: row.estimatedAt.toISOString(),
    freeSince: courier === null ? row.freeSince.toISOString() : null,
    courier,
    offers: row.offers.map((offer) => ({ ...offer, endsAt: new Date(offer.endsAt).toISOString() })),
    near: row.state === 'to_be_delivered' ? [] : nearOf(row, couriers),
  };
}

const maxNear = 5;

/**
 * Returns the nearest couriers for a job. Distances are rounded to hundreds of metres, because positions are not more
 * precise (rule courier-19).
 */
const nearOf = ({ shop, door, courier }: BoardRow, couriers: readonly CourierStatus[]) => {
  const others = couriers.filter(({ id }) => id !== courier?.id);
  return bestCouriers({ shop, door }, others, maxNear).map(({ id, metres }) => ({
    courierId: id,
    metres: metres === null ? null : Math.round(metres / 100) * 100,
  }));
};
