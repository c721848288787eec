import type { MemberAddress } from '../address/index.ts';
import type { AddressSnapshot } from './order.store.ts';

/** Returns the copy of an address that an order stores. Later changes in the address book do not affect the order. */
export const addressSnapshot = (kept: MemberAddress): AddressSnapshot => ({
  address: `${kept.city} ${kept.address}`,
  addressZh: kept.addressZh,
  doorNumber: kept.doorNumber,
  latitude: kept.latitude,
  longitude: kept.longitude,
  gender: kept.gender,
});
