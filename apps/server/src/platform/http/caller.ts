import type { CallName } from '@chifan/contract';

/** The maker of a call. `sessionHash` names the session, not the token. */
export type Caller =
  | { readonly role: 'visitor' }
  | { readonly role: 'member'; readonly id: number; readonly sessionHash: string }
  | { readonly role: 'merchant' | 'courier' | 'platform'; readonly id: number; readonly sessionHash: string }
  | PrinterCaller;

/** A printer, which is a program with a shop's key. `sessionHash` is that of the key. */
export type PrinterCaller = {
  readonly role: 'printer';
  readonly id: number;
  readonly shopId: number;
  readonly sessionHash: string;
};

/** A person. */
export type SignedIn = Exclude<Caller, { role: 'visitor' | 'printer' }>;
/** A caller with a token. */
export type AuthenticatedCaller = SignedIn | PrinterCaller;

/** The member module implements it, because the platform imports no module. Null: the token is invalid. */
export type Authenticate<Who extends AuthenticatedCaller = AuthenticatedCaller> = (
  token: string,
  now: Date,
) => Promise<Who | null>;

/** Whether this device has signed in to the account before. `input`: as parsed by the call's schema. */
export type IsKnownDevice = (call: CallName, input: unknown, deviceKey: string) => Promise<boolean>;

/** The header holds the bare token or `Bearer …` (rule member-12). Cookies are never read. */
export function tokenOf(header: string | undefined): string | undefined {
  const token = header?.replace(/^Bearer\s+/i, '').trim();
  return token ? token : undefined;
}
