import type { StaffMallOrder } from './orders.query.ts';

type Parcel = Pick<StaffMallOrder, 'contact' | 'phone' | 'addressZh' | 'doorNumber'>;

/** Where it goes, in the one line that carriers' forms read contact, phone and address out of. */
export const parcelText = ({ contact, phone, addressZh, doorNumber }: Parcel): string =>
  [contact, phone, [addressZh, doorNumber].filter(Boolean).join(' ')].join('，');
