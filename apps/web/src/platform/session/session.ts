import { create } from 'zustand';
import { secureStorage } from '../storage.ts';
import { forgetGuest } from './forget-guest.ts';

const stored = secureStorage('token');
const storedMember = secureStorage('member');
/**
 * Whether the guest must confirm the account of a sign-in by cookie. `asked` until the guest confirms it, then `done`.
 */
const handedOver = secureStorage('handed_over');

export const storedToken = (): string | null => stored.read();

type Session = {
  /** The token of the signed-in member. null for a visitor. */
  readonly token: string | null;
  /**
   * The member whose data is on this device: signed in now, or signed in until the session expired. null for a visitor,
   * and while the token’s member is unknown.
   */
  readonly memberId: number | null;
  /** True if a cookie signed the guest in and the guest has not confirmed the account (rule member-39). */
  readonly isToConfirm: boolean;
  /** Stores the token of a new sign-in, and deletes the data of another member. */
  store(token: string, memberId: number | null): void;
  storeMemberId(memberId: number): void;
  /** Stores that the guest has confirmed the account. */
  confirm(): void;
  /**
   * Ends the session on the device. Call the function if the server rejected the token. The member’s data stays on the
   * device, because the member did not sign out.
   */
  expire(): void;
  /** Deletes the token and the guest’s data on this device. The caller also calls /rest/member/logout. */
  signOut(): void;
};

export const useSession = create<Session>()((set, get) => {
  const become = (token: string | null, memberId: number | null, isToConfirm = false) => {
    if (handedOver.read() !== null) handedOver.write(isToConfirm ? 'asked' : 'done');
    // The token is written last, because other browser tabs read all values when the token changes.
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
    store: (token, memberId) => {
      makeRoomFor(memberId, get().memberId);
      become(token, memberId);
    },
    storeMemberId: (memberId) => become(get().token, memberId, get().isToConfirm),
    confirm: () => become(get().token, get().memberId),
    expire: () => become(null, get().memberId),
    signOut: () => {
      forgetGuest();
      become(null, null);
    },
  };
});

/** When a member signs in, a visitor’s data on this device stays, but another member’s data is deleted. */
function makeRoomFor(memberId: number | null, before: number | null): void {
  if (before !== null && before !== memberId) forgetGuest();
}

export const useIsSignedIn = (): boolean => useSession((session) => session.token !== null);

export const isSignedIn = (): boolean => useSession.getState().token !== null;

/**
 * Opens the stored session. Without a stored token, the cookie Authorization signs the guest in, once per device (rules
 * member-13 and member-39).
 */
export function openSession(): void {
  const token = stored.read();
  if (token) return useSession.setState({ token, isToConfirm: isAsked() });
  const taken = takeCookie();
  if (taken === null || handedOver.read() !== null) return undefined;
  useSession.getState().store(taken, null);
  handedOver.write('asked');
  useSession.setState({ isToConfirm: true });
  return undefined;
}

const isAsked = (): boolean => handedOver.read() === 'asked';

/**
 * Deletes all cookies with the name Authorization.
 * @returns the token if there is exactly one valid cookie that this host set over https
 */
function takeCookie(): string | null {
  const pairs = readPairs();
  if (pairs.length === 0) return null;
  expireCookies('');
  // Cookies that remain belong to a domain, so another host of that domain may have set them. Such cookies are ignored.
  const isShared = readPairs().length > 0;
  for (const domain of domainsAbove(location.hostname)) expireCookies(`; domain=${domain}`);
  const [token, ...others] = new Set(pairs.map(readToken).filter((each) => each !== ''));
  return token !== undefined && others.length === 0 && !isShared && isSecureContext ? token : null;
}

const readPairs = (): string[] => document.cookie.split('; ').filter((each) => each.startsWith('Authorization='));

/**
 * Deletes the cookies. A cookie is deleted only with its own path and domain, which the browser does not reveal, so the
 * function tries all likely paths and domains.
 */
function expireCookies(domain: string): void {
  for (const path of ['/', '/web', '/web/']) document.cookie = `Authorization=; path=${path}; max-age=0${domain}`;
}

const domainsAbove = (host: string): string[] => host.split('.').map((_, at, parts) => parts.slice(at).join('.'));

/**
 * Decodes the token in a cookie. Any page may have written it, so a value that cannot be decoded or sent as a header is
 * ignored.
 */
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
  // Another browser tab has signed in or out. Adopt its session, because the calls of this tab already use its token.
  window.addEventListener('storage', ({ key }) => {
    if (key === 'security.token' || key === 'security.member') followOtherTab();
  });
}

function followOtherTab(): void {
  const [token, memberId] = [stored.read(), readMember()];
  makeRoomFor(memberId, useSession.getState().memberId);
  useSession.setState({ token, memberId, isToConfirm: isAsked() });
}
