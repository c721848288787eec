import { create } from 'zustand';
import { secureStorage, tabStorage } from './storage.ts';

const storedToken = secureStorage('consoleToken');

type Session = {
  readonly token: string | null;
  keep(token: string): void;
  /** Signs out on this device. The server is told by the call /rest/member/logout. */
  forget(): void;
};

export const useSession = create<Session>()((set) => ({
  token: storedToken.read(),
  keep: (token) => {
    storedToken.write(token);
    set({ token });
  },
  forget: () => {
    storedToken.clear();
    set({ token: null });
  },
}));

export const currentToken = (): string | null => useSession.getState().token;

const storedPlace = tabStorage('return_place');

/** Where somebody worked when their session ended by itself: signed in again they go on there. */
export const rememberPlace = (): void => storedPlace.write(location.hash.slice(1));

/** That place, once; null where the session was ended on purpose. */
export function takePlace(): string | null {
  const place = storedPlace.read();
  storedPlace.clear();
  return place !== null && place.startsWith('/') && !place.startsWith('//') ? place : null;
}
