import type { MallOrderState } from './mall-order-states.ts';

/** Parcel carriers with their service numbers (`phone`) and their names at the tracking site (`tracker`). */
export const carriers = [
  { key: 'sf', name: 'SF Express', nameZh: '顺丰速运', phone: '95338', tracker: 'shunfeng' },
  { key: 'jd', name: 'JD Logistics', nameZh: '京东物流', phone: '950616', tracker: 'jd' },
  { key: 'ems', name: 'EMS', nameZh: '中国邮政EMS', phone: '11183', tracker: 'ems' },
  { key: 'zto', name: 'ZTO Express', nameZh: '中通快递', phone: '95311', tracker: 'zhongtong' },
  { key: 'yto', name: 'YTO Express', nameZh: '圆通速递', phone: '95554', tracker: 'yuantong' },
  { key: 'sto', name: 'STO Express', nameZh: '申通快递', phone: '95543', tracker: 'shentong' },
  { key: 'yunda', name: 'Yunda Express', nameZh: '韵达快递', phone: '95546', tracker: 'yunda' },
] as const;
export type Carrier = (typeof carriers)[number];
export type CarrierKey = Carrier['key'];

export const carrierKeys: readonly CarrierKey[] = carriers.map(({ key }) => key);

export const carrierOf = (key: CarrierKey): Carrier => {
  const found = carriers.find((carrier) => carrier.key === key);
  if (!found) throw new RangeError(`Not a carrier: ${key}`);
  return found;
};

/**
 * Rule mall-10: URL of the parcel's tracking page. One site covers all carriers, so an operator has to allow only one
 * origin.
 */
export function trackingPageOf({ carrier, trackingNumber }: { carrier: CarrierKey; trackingNumber: string }): string {
  const page = new URL('https://www.kuaidi100.com/chaxun');
  page.searchParams.set('com', carrierOf(carrier).tracker);
  page.searchParams.set('nu', trackingNumber);
  return page.href;
}

export const trackingNumberPattern = /^[A-Za-z0-9-]{6,40}$/;

/** Codes for the location of a parcel. The guest reads them translated. */
export const shipmentStatuses = [
  'handed_over',
  'collected',
  'in_transit',
  'out_for_delivery',
  'delivered',
  'held_up',
  'returned',
] as const;
export type ShipmentStatus = (typeof shipmentStatuses)[number];
/**
 * The statuses that an operator can record. The status `handed_over` is not among them, because the event `ship`
 * records it.
 */
export const shipmentSteps = shipmentStatuses.filter((status) => status !== 'handed_over');

/** Guests can track a parcel from shipping until the order is final. */
export const isParcelTracked = (state: MallOrderState): boolean =>
  state === 'to_be_delivered' || state === 'after_sale_processing' || state === 'completed';
