import { type CarrierKey, trackingNumberPattern } from '@chifan/domain/mall';

/** A parcel as it is typed; no carrier while nobody has chosen one. */
export type ParcelForm = { readonly carrier: CarrierKey | ''; readonly typed: string };

export type ReadParcel = { readonly carrier: CarrierKey; readonly trackingNumber: string };

/** Scanners and chats bring blanks along, carriers print capitals. */
export const trackingNumberOf = (typed: string): string => typed.replaceAll(/\s/g, '').toUpperCase();

/** What is sent; null while something is missing or no carrier prints such a number. */
export function readParcel({ carrier, typed }: ParcelForm): ReadParcel | null {
  const trackingNumber = trackingNumberOf(typed);
  return carrier !== '' && trackingNumberPattern.test(trackingNumber) ? { carrier, trackingNumber } : null;
}
