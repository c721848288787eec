import { create } from 'zustand';
import { forgetGuest } from './session/forget-guest.ts';
import { secureStorage } from './storage.ts';

const stored = secureStorage('token');
const storedMember = secureStorage('member');

export const storedToken = (): string | null => stored.read();

type Session = {
  /** Null for a visitor. */
  readonly token: string | null;
  /**
   * Whose data lies on this device: the member who is signed in, or was until the session expired. Null for a visitor,
   * and while the owner of the token is unknown.
   */
  readonly memberId: number | null;
  /** Stores the token of a fresh sign-in; another member's data is deleted. */
  keep(token: string, memberId: number | null): void;
  know(memberId: number): void;
  /** The server rejected the token. The guest did not mean to leave: their data stays for the next sign-in. */
  expire(): void;
  /** Deletes the guest's data here; the server is told by the call /rest/member/logout. */
  signOut(): void;
};

export const useSession = create<Session>()((set, get) => {
  const become = (token: string | null, memberId: number | null) => {
    // The token last: other tabs react to its change.
    if (memberId === null) storedMember.clear();
    else storedMember.write(String(memberId));
    if (token === null) stored.clear();
    else stored.write(token);
    set({ token, memberId });
  };
  return {
    token: null,
    memberId: readMember(),
    keep: (token, memberId) => {
      makeRoomFor(memberId, get().memberId);
      become(token, memberId);
    },
    know: (memberId) => become(get().token, memberId),
    expire: () => become(null, get().memberId),
    signOut: () => {
      forgetGuest();
      become(null, null);
    },
  };
});

/** A visitor's data becomes theirs when they sign in; another member's data is deleted. */
function makeRoomFor(memberId: number | null, before: number | null): void {
  if (before !== null && before !== memberId) forgetGuest();
}

export const useIsSignedIn = (): boolean => useSession((session) => session.token !== null);

export const isSignedIn = (): boolean => useSession.getState().token !== null;

/**
 * Rule member-13: a cookie named Authorization is taken over where no token is stored. The cookie is deleted, because
 * no cookie is trusted afterwards.
 */
export function openSession(): void {
  const { keep, memberId } = useSession.getState();
  const token = stored.read();
  if (token) return keep(token, memberId);
  const taken = takeCookie();
  if (taken) keep(taken, null);
  return undefined;
}

function takeCookie(): string | null {
  const pairs = document.cookie.split('; ').filter((each) => each.startsWith('Authorization='));
  // A cookie is deleted only under the path that it was set with, which the browser does not tell.
  for (const path of pairs.length > 0 ? ['/', '/web', '/web/'] : []) {
    document.cookie = `Authorization=; path=${path}; max-age=0`;
  }
  return pairs.map(readToken).find((token) => token !== '') ?? null;
}

/** Anybody may have written the cookie: what cannot be decoded or sent as a header is ignored. */
function readToken(pair: string): string {
  try {
    const token = decodeURIComponent(pair.slice('Authorization='.length));
    return /^[ -~]*$/.test(token) ? token.trim() : '';
  } catch {
    return '';
  }
}

function readMember(): number | null {
  const memberId = Number(storedMember.read());
  return Number.isSafeInteger(memberId) && memberId > 0 ? memberId : null;
}

if (typeof window !== 'undefined') {
  // Another tab has signed in or out: calls of this one use that token already.
  window.addEventListener('storage', ({ key }) => {
    if (key === 'security.token' || key === 'security.member') followOtherTab();
  });
}

function followOtherTab(): void {
  const [token, memberId] = [stored.read(), readMember()];
  makeRoomFor(memberId, useSession.getState().memberId);
  useSession.setState({ token, memberId });
}
