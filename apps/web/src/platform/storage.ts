/**
 * What the browser keeps for us. Storage may be full or forbidden (private windows): reading then gives null and writing
 * does nothing, because the app must work without.
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

type DeviceName = 'token' | 'member' | 'device' | 'lang' | 'site' | 'currency';

const guestNames = [
  'diet',
  'searches',
  'places',
  'contact',
  'phone',
  'second',
  'second_kind',
  'helper',
  'sends_diet',
] as const;
type GuestName = (typeof guestNames)[number];

/** Kept over visits under `security.{name}` (rule member-16), whoever holds the device: how it is set, who is signed in. */
export const secureStorage = (name: DeviceName): Slot => slot(() => localStorage, `security.${name}`);

/** Kept over visits likewise, and gone when the guest has gone (`forgetGuest`): what tells of one person. */
export const guestStorage = (name: GuestName): Slot => slot(() => localStorage, `security.${name}`);

/** Kept while this tab is open (rule member-16: the location state), and gone with the guest too. */
export const tabStorage = (name: string): Slot => slot(() => sessionStorage, name);

/** Where the screens of this tab stand: the browser's own history has the same, so it stays. */
const placeNames = ['navigation', 'scroll', 'reloaded'];

/** Empties what one guest has left in storage, also that of features which this visit has not loaded. */
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
