import { isMainlandPhone, parseMainlandPhone } from '@chifan/domain/member';
import { t } from '@lingui/core/macro';
import { CallError } from '../../../platform/api.ts';
import { type AddressDraft, lacksBuilding } from './address-draft.ts';

export type AddressProblems = Readonly<Partial<Record<keyof AddressDraft, string>>>;

/**
 * Rule address-2: contact name, phone, city, address and door number are required. A second contact may replace the
 * phone (rule ordering-53). A missing position is no error, because the server looks it up.
 */
export function addressProblems(draft: AddressDraft): AddressProblems {
  const isUnreachable = draft.phone.trim() === '' && draft.secondContact.trim() === '';
  const isMissing = (field: 'contact' | 'phone' | 'city' | 'address' | 'doorNumber') => draft[field].trim() === '';
  return {
    ...(isMissing('contact') ? { contact: t`Enter the contact’s name.` } : {}),
    ...(isUnreachable ? { phone: t`Enter a phone number, or another way to reach you below.` } : {}),
    ...(isMissing('phone') || isMainlandPhone(parseMainlandPhone(draft.phone.trim()))
      ? {}
      : { phone: t`Chinese mobile numbers have 11 digits and start with 1.` }),
    ...(isMissing('city') ? { city: t`Enter the city.` } : {}),
    ...(isMissing('address') ? { address: t`Enter the address.` } : {}),
    ...(lacksBuilding(draft) ? { address: missingBuildingMessage() } : {}),
    ...(isMissing('doorNumber') ? { doorNumber: missingDoorMessage(draft) } : {}),
    ...(draft.position === null && (isMissing('city') || isMissing('address'))
      ? { position: missingPositionMessage() }
      : {}),
  };
}

const missingDoorMessage = ({ tag }: AddressDraft): string =>
  tag === 'hotel' ? t`Enter the room number, or “reception”.` : t`Enter the door number.`;

/** Rule address-17: error for an address that is only a road. */
export const missingBuildingMessage = (): string => t`Add the house number or building name.`;

/** Rule address-3: error for an address without coordinates. The guest must choose the place again. */
export const missingPositionMessage = (): string => t`We don’t know where this is. Choose the place again.`;

export function refusedFields(error: Error | null): AddressProblems {
  if (!(error instanceof CallError)) return {};
  if (error.reason === 'phone_invalid') return { phone: error.message };
  if (error.reason === 'address_outside_city') return { position: error.message };
  if (error.reason === 'second_contact_invalid') return { secondContact: error.message };
  if (error.reason === 'position_invalid')
    return { position: t`We couldn’t find this place on the map. Choose it again.` };
  return error.fields;
}

/** Rule address-3: errors if the server cannot find the coordinates of an address. */
export function geocodeProblems(error: Error | null): AddressProblems {
  if (error === null) return {};
  const isUnknown = error instanceof CallError && error.reason === 'coordinates_not_found';
  return isUnknown
    ? { address: t`We couldn’t find this address. Enter it again, or choose the place on the map.` }
    : { position: missingPositionMessage() };
}
