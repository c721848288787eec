import { create } from 'zustand';
import { secureStorage, tabStorage } from './storage.ts';

const storedToken = secureStorage('consoleToken');

type Session = {
  readonly token: string | null;
  store(token: string): void;
  /** Deletes the session on this device only. The call /rest/member/logout ends it on the server. */
  clear(): void;
};

export const useSession = create<Session>()((set) => ({
  token: storedToken.read(),
  store: (token) => {
    storedToken.write(token);
    set({ token });
  },
  clear: () => {
    storedToken.clear();
    set({ token: null });
  },
}));

export const currentToken = (): string | null => useSession.getState().token;

const storedPlace = tabStorage('return_place');

/** Stores the path of the open screen when a session expires, so that the next sign-in returns to it. */
export const storeReturnScreen = (): void => storedPlace.write(location.hash.slice(1));

/** Returns the stored path and deletes it. Null if nothing is stored, for example after a normal sign-out. */
export function consumeReturnScreen(): string | null {
  const place = storedPlace.read();
  storedPlace.clear();
  return place !== null && place.startsWith('/') && !place.startsWith('//') ? place : null;
}
