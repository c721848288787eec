import { create } from 'zustand';
import { forgetGuest } from './session/forget-guest.ts';
import { secureStorage } from './storage.ts';

const stored = secureStorage('token');
const storedMember = secureStorage('member');

export const storedToken = (): string | null => stored.read();

type Session = {
  /** The token of the member who is signed in, null for a visitor. */
  readonly token: string | null;
  /**
   * Whose things lie on this device: the member who is signed in, or who was until the sign-in ran out. Null for a visitor
   * of whom we know nothing else, and while nobody has said whose token it is.
   */
  readonly memberId: number | null;
  /** Keeps the token of a fresh sign-in; what another member left here goes. */
  keep(token: string, memberId: number | null): void;
  /** The server has said whose token it is. */
  know(memberId: number): void;
  /** The server no longer takes the token. The guest did not mean to go: what is theirs stays for their next sign-in. */
  expire(): void;
  /** The guest leaves this device. The server is told by the call /rest/member/logout. */
  signOut(): void;
};

export const useSession = create<Session>()((set, get) => {
  const become = (token: string | null, memberId: number | null) => {
    // The token last: other tabs look when it has changed.
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

/** What a visitor did here is theirs when they sign in; what another member left is not. */
function makeRoomFor(memberId: number | null, before: number | null): void {
  if (before !== null && before !== memberId) forgetGuest();
}

export const useIsSignedIn = (): boolean => useSession((session) => session.token !== null);

export const isSignedIn = (): boolean => useSession.getState().token !== null;

/**
 * Rule member-13: the stored token; where there is none, a cookie named Authorization is taken over into storage.
 * The cookie goes, because no cookie is trusted afterwards.
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
  // A cookie goes only under the path that it was set with, which the browser does not tell.
  for (const path of pairs.length > 0 ? ['/', '/web', '/web/'] : []) {
    document.cookie = `Authorization=; path=${path}; max-age=0`;
  }
  return pairs.map(readToken).find((token) => token !== '') ?? null;
}

/** Anybody may have written the cookie: what cannot be read, or would be no header, is as good as none. */
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
  // Another tab has signed in or out: calls of this one go out with that token already.
  window.addEventListener('storage', ({ key }) => {
    if (key === 'security.token' || key === 'security.member') followOtherTab();
  });
}

function followOtherTab(): void {
  const [token, memberId] = [stored.read(), readMember()];
  makeRoomFor(memberId, useSession.getState().memberId);
  useSession.setState({ token, memberId });
}
