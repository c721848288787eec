import type { MemberAddress } from '../address/index.ts';
import type { AddressSnapshot } from './order.store.ts';

/** What an order keeps of an address: later changes in the address book do not move the food. */
export const addressSnapshot = (kept: MemberAddress): AddressSnapshot => ({
  address: `${kept.city} ${kept.address}`,
  addressZh: kept.addressZh,
  doorNumber: kept.doorNumber,
  latitude: kept.latitude,
  longitude: kept.longitude,
  gender: kept.gender,
});
