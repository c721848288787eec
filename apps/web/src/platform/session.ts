import { create } from 'zustand';
import { forgetGuest } from './session/forget-guest.ts';
import { secureStorage } from './storage.ts';

const stored = secureStorage('token');
const storedMember = secureStorage('member');
/** `asked` until the guest confirms the account of a cookie, then `done`. */
const handedOver = secureStorage('handed_over');

export const storedToken = (): string | null => stored.read();

type Session = {
  /** null for a visitor. */
  readonly token: string | null;
  /**
   * The owner of the data on this device: the member who is signed in, or was until the session expired. null for a
   * visitor, and while the owner of the token is unknown.
   */
  readonly memberId: number | null;
  /** A cookie signed in this device, and the guest has not confirmed the account (rule member-39). */
  readonly isToConfirm: boolean;
  /** Stores the token of a new sign-in and deletes another member's data. */
  keep(token: string, memberId: number | null): void;
  know(memberId: number): void;
  /** The account of the cookie belongs to the guest. */
  confirm(): void;
  /** The server rejected the token. The guest did not sign out, so their data stays for the next sign-in. */
  expire(): void;
  /** Deletes the guest's data on this device. The call /rest/member/logout informs the server. */
  signOut(): void;
};

export const useSession = create<Session>()((set, get) => {
  const become = (token: string | null, memberId: number | null, isToConfirm = false) => {
    if (handedOver.read() !== null) handedOver.write(isToConfirm ? 'asked' : 'done');
    // The token is written last, because other tabs react to its change.
    if (memberId === null) storedMember.clear();
    else storedMember.write(String(memberId));
    if (token === null) stored.clear();
    else stored.write(token);
    set({ token, memberId, isToConfirm });
  };
  return {
    token: null,
    memberId: readMember(),
    isToConfirm: false,
    keep: (token, memberId) => {
      makeRoomFor(memberId, get().memberId);
      become(token, memberId);
    },
    know: (memberId) => become(get().token, memberId, get().isToConfirm),
    confirm: () => become(get().token, get().memberId),
    expire: () => become(null, get().memberId),
    signOut: () => {
      forgetGuest();
      become(null, null);
    },
  };
});

/** A visitor's data becomes the member's when they sign in. Another member's data is deleted. */
function makeRoomFor(memberId: number | null, before: number | null): void {
  if (before !== null && before !== memberId) forgetGuest();
}

export const useIsSignedIn = (): boolean => useSession((session) => session.token !== null);

export const isSignedIn = (): boolean => useSession.getState().token !== null;

/** Rules member-13 and member-39: without a stored token, the cookie Authorization signs in, once per device. */
export function openSession(): void {
  const token = stored.read();
  if (token) return useSession.setState({ token, isToConfirm: isAsked() });
  const taken = takeCookie();
  if (taken === null || handedOver.read() !== null) return undefined;
  useSession.getState().keep(taken, null);
  handedOver.write('asked');
  useSession.setState({ isToConfirm: true });
  return undefined;
}

const isAsked = (): boolean => handedOver.read() === 'asked';

/**
 * Deletes each cookie of the name. @returns the token if there is exactly one readable cookie, set by this host over
 * https
 */
function takeCookie(): string | null {
  const pairs = readPairs();
  if (pairs.length === 0) return null;
  expireCookies('');
  // These cookies have a domain, so another host of that domain may have set them.
  const isShared = readPairs().length > 0;
  for (const domain of domainsAbove(location.hostname)) expireCookies(`; domain=${domain}`);
  const [token, ...others] = new Set(pairs.map(readToken).filter((each) => each !== ''));
  return token !== undefined && others.length === 0 && !isShared && isSecureContext ? token : null;
}

const readPairs = (): string[] => document.cookie.split('; ').filter((each) => each.startsWith('Authorization='));

/** A cookie is deleted only under its own path and domain, which the browser does not reveal. */
function expireCookies(domain: string): void {
  for (const path of ['/', '/web', '/web/']) document.cookie = `Authorization=; path=${path}; max-age=0${domain}`;
}

const domainsAbove = (host: string): string[] => host.split('.').map((_, at, parts) => parts.slice(at).join('.'));

/** Any page may have written the cookie. A value that cannot be decoded or sent as a header is ignored. */
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
  // Another tab has signed in or out, and calls of this tab already use that token.
  window.addEventListener('storage', ({ key }) => {
    if (key === 'security.token' || key === 'security.member') followOtherTab();
  });
}

function followOtherTab(): void {
  const [token, memberId] = [stored.read(), readMember()];
  makeRoomFor(memberId, useSession.getState().memberId);
  useSession.setState({ token, memberId, isToConfirm: isAsked() });
}
