import { create } from 'zustand';
import { secureStorage } from './storage.ts';

const stored = secureStorage('token');

export const storedToken = (): string | null => stored.read();

type Session = {
  /** The token of the member who is signed in, null for a visitor. */
  readonly token: string | null;
  /** Keeps the token of a fresh sign-in. */
  keep(token: string): void;
  /** Signs out on this device. The server is told by the call /rest/member/logout. */
  forget(): void;
};

export const useSession = create<Session>()((set) => ({
  token: null,
  keep: (token) => {
    stored.write(token);
    set({ token });
  },
  forget: () => {
    stored.clear();
    set({ token: null });
  },
}));

export const useIsSignedIn = (): boolean => useSession((session) => session.token !== null);

export const isSignedIn = (): boolean => useSession.getState().token !== null;

/**
 * Specification §4, Login: the stored token; where there is none, a cookie named Authorization is taken over into storage.
 * The cookie goes, because no cookie is trusted afterwards.
 */
export function openSession(): void {
  const token = stored.read() || takeCookie();
  if (token) useSession.getState().keep(token);
}

function takeCookie(): string | null {
  const pair = document.cookie.split('; ').find((each) => each.startsWith('Authorization='));
  if (pair === undefined) return null;
  document.cookie = 'Authorization=; path=/; max-age=0';
  return decodeURIComponent(pair.slice('Authorization='.length)) || null;
}
