import type { CallName } from '@chifan/contract';
import type { StaffKind, StaffRole } from '@chifan/domain/member';

/** The account that sent a call. `sessionHash` is the hash of the session token, not the token itself. */
export type Caller =
  | { readonly role: 'visitor' }
  | { readonly role: 'member'; readonly id: number; readonly sessionHash: string }
  | StaffCaller
  | PrinterCaller;

/** A member of staff. `role` is the kind of account, and `roles` decide which calls it may use. */
export type StaffCaller = {
  readonly role: StaffKind;
  readonly roles: readonly StaffRole[];
  readonly id: number;
  readonly sessionHash: string;
  /** True: the roles require a second factor, and the account has none (rule staff-5). */
  readonly isSecondFactorMissing: boolean;
};

/** A printer: a program that signs in with a printer key of its shop. `sessionHash` is the hash of that key. */
export type PrinterCaller = {
  readonly role: 'printer';
  readonly id: number;
  readonly shopId: number;
  readonly sessionHash: string;
};

/** A signed-in person, not a visitor or a printer. */
export type SignedIn = Exclude<Caller, { role: 'visitor' | 'printer' }>;
/** A caller that sent a valid token. */
export type AuthenticatedCaller = SignedIn | PrinterCaller;

/**
 * Finds the caller of a token. The member module implements this, because the platform imports no module. Null: the
 * token is invalid.
 */
export type Authenticate<Who extends AuthenticatedCaller = AuthenticatedCaller> = (
  token: string,
  now: Date,
) => Promise<Who | null>;

/** True if the session began, or its person proved themselves again, in the last 15 minutes (rule staff-8). */
export type IsSignInFresh = (sessionHash: string, now: Date) => Promise<boolean>;

/** True if the device has signed in to the same account before. `input` is the parsed input of the call. */
export type IsKnownDevice = (call: CallName, input: unknown, deviceKey: string) => Promise<boolean>;

/** The authorization header contains the bare token or `Bearer …` (rule member-12). Cookies are never read. */
export function tokenOf(header: string | undefined): string | undefined {
  const token = header?.replace(/^Bearer\s+/i, '').trim();
  return token ? token : undefined;
}
