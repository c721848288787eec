import { tabStorage } from './storage.ts';

const stored = tabStorage('return_place');

/** Where somebody worked when their session ended by itself: signed in again they go on there. */
export const rememberPlace = (): void => stored.write(location.hash.slice(1));

/** That place, once; null where the session was ended on purpose. */
export function takePlace(): string | null {
  const place = stored.read();
  stored.clear();
  return place !== null && place.startsWith('/') && !place.startsWith('//') ? place : null;
}
