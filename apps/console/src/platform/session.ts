import { create } from 'zustand';
import { secureStorage, tabStorage } from './storage.ts';

const storedToken = secureStorage('consoleToken');

type Session = {
  readonly token: string | null;
  keep(token: string): void;
  /** Signs out on this device only. The call /rest/member/logout signs out on the server. */
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

/** Stores the screen when a session expires, to return there after the next sign-in. */
export const storeReturnScreen = (): void => storedPlace.write(location.hash.slice(1));

/** Returns that screen once. Null if the person signed out on purpose. */
export function consumeReturnScreen(): string | null {
  const place = storedPlace.read();
  storedPlace.clear();
  return place !== null && place.startsWith('/') && !place.startsWith('//') ? place : null;
}
