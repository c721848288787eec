import { create } from 'zustand';
import { forgetGuest } from './session/forget-guest.ts';
import { secureStorage } from './storage.ts';

const stored = secureStorage('token');
const storedMember = secureStorage('member');
/** 'asked' until the guest confirms the account of a cookie, then 'done'. */
const handedOver = secureStorage('handed_over');

export const storedToken = (): string | null => stored.read();

type Session = {
  /** Null for a visitor. */
  readonly token: string | null;
  /**
   * Whose data lies on this device: the member who is signed in, or was until the session expired. Null for a visitor,
   * and while the owner of the token is unknown.
   */
  readonly memberId: number | null;
  /** A cookie signed in this device, and the guest has not confirmed the account (rule member-39). */
  readonly isToConfirm: boolean;
  /** Stores the token of a fresh sign-in; another member's data is deleted. */
  keep(token: string, memberId: number | null): void;
  know(memberId: number): void;
  /** The account of the cookie is the guest's own. */
  confirm(): void;
  /** The server rejected the token. The guest did not mean to leave: their data stays for the next sign-in. */
  expire(): void;
  /** Deletes the guest's data here; the server is told by the call /rest/member/logout. */
  signOut(): void;
};

export const useSession = create<Session>()((set, get) => {
  const become = (token: string | null, memberId: number | null, isToConfirm = false) => {
    if (handedOver.read() !== null) handedOver.write(isToConfirm ? 'asked' : 'done');
    // The token last: other tabs react to its change.
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

/** A visitor's data becomes theirs when they sign in; another member's data is deleted. */
function makeRoomFor(memberId: number | null, before: number | null): void {
  if (before !== null && before !== memberId) forgetGuest();
}

export const useIsSignedIn = (): boolean => useSession((session) => session.token !== null);

export const isSignedIn = (): boolean => useSession.getState().token !== null;

/** Rules member-13 and member-39: where no token is stored, the cookie Authorization signs in, once on a device. */
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

/** Deletes each cookie of the name. @returns the token of the only readable one that this very host set, over https. */
function takeCookie(): string | null {
  const pairs = readPairs();
  if (pairs.length === 0) return null;
  expireCookies('');
  // These have a domain, so that another host of it may have set them.
  const isShared = readPairs().length > 0;
  for (const domain of domainsAbove(location.hostname)) expireCookies(`; domain=${domain}`);
  const [token, ...others] = new Set(pairs.map(readToken).filter((each) => each !== ''));
  return token !== undefined && others.length === 0 && !isShared && isSecureContext ? token : null;
}

const readPairs = (): string[] => document.cookie.split('; ').filter((each) => each.startsWith('Authorization='));

/** A cookie is deleted only under its own path and domain, which the browser does not tell. */
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
  // Another tab has signed in or out: calls of this one use that token already.
  window.addEventListener('storage', ({ key }) => {
    if (key === 'security.token' || key === 'security.member') followOtherTab();
  });
}

function followOtherTab(): void {
  const [token, memberId] = [stored.read(), readMember()];
  makeRoomFor(memberId, useSession.getState().memberId);
  useSession.setState({ token, memberId, isToConfirm: isAsked() });
}
