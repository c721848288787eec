/**
 * One stored text. If the storage is full or forbidden, as in private windows, reading returns null and writing does
 * nothing.
 */
export type Slot = {
  read(): string | null;
  write(value: string): void;
  clear(): void;
};

function slot(place: () => Storage, key: string): Slot {
  const attempt = <Value>(act: () => Value): Value | null => {
    try {
      return act();
    } catch {
      return null;
    }
  };
  return {
    read: () => attempt(() => place().getItem(key)),
    write: (value) => void attempt(() => place().setItem(key, value)),
    clear: () => void attempt(() => place().removeItem(key)),
  };
}

type DeviceName =
  | 'token'
  | 'member'
  | 'handed_over'
  | 'device'
  | 'lang'
  | 'site'
  | 'currency'
  | 'rates'
  | 'install'
  | 'cart';

const guestNames = [
  'diet',
  'searches',
  'places',
  'contact',
  'phone',
  'second',
  'second_kind',
  'helper',
  'call_back',
  'method',
  'sends_diet',
  'orders',
  'email',
  'inviter',
  'address',
  'choice',
  'place',
] as const;
type GuestName = (typeof guestNames)[number];

/**
 * Storage that persists between visits, under the key `security.{name}` (rule member-16). All guests of the device
 * share it.
 */
export const secureStorage = (name: DeviceName): Slot => slot(() => localStorage, `security.${name}`);

/** Storage of personal data, which persists between visits. `forgetGuest` deletes it. */
export const guestStorage = (name: GuestName): Slot => slot(() => localStorage, `security.${name}`);

/** Storage that persists until the browser tab closes (rule member-16, for the location). `forgetGuest` deletes it. */
export const tabStorage = (name: string): Slot => slot(() => sessionStorage, name);

/**
 * Names of stored entries that are not deleted with the guest’s data, because the browser’s own history contains the
 * same data.
 */
const placeNames = ['navigation', 'scroll', 'reloaded'];

/** Deletes all stored data of the guest, including data of features that were not loaded during this visit. */
export function clearGuestStorage(): void {
  for (const name of guestNames) guestStorage(name).clear();
  for (const name of tabNames()) {
    if (!placeNames.includes(name)) tabStorage(name).clear();
  }
}

function tabNames(): readonly string[] {
  try {
    return Object.keys(sessionStorage);
  } catch {
    return [];
  }
}
