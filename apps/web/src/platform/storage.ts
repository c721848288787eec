/** Storage may be full or forbidden (private windows). Then reading returns null and writing does nothing. */
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
] as const;
type GuestName = (typeof guestNames)[number];

/** Stored across visits under `security.{name}` (rule member-16), for every guest of the device. */
export const secureStorage = (name: DeviceName): Slot => slot(() => localStorage, `security.${name}`);

/** Personal data, stored across visits and deleted with the guest (`forgetGuest`). */
export const guestStorage = (name: GuestName): Slot => slot(() => localStorage, `security.${name}`);

/** Stored while this tab is open (rule member-16: the location state), and deleted with the guest. */
export const tabStorage = (name: string): Slot => slot(() => sessionStorage, name);

/** Not deleted with the guest, because the browser's own history has the same data. */
const placeNames = ['navigation', 'scroll', 'reloaded'];

/** Includes data of features that this visit has not loaded. */
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
