import type { CallName } from '@chifan/contract';

/** The maker of a call. `sessionHash` names the session, not the token. */
export type Caller =
  | { readonly role: 'visitor' }
  | { readonly role: 'member'; readonly id: number; readonly sessionHash: string }
  | { readonly role: 'merchant' | 'courier' | 'platform'; readonly id: number; readonly sessionHash: string }
  | Machine;

/** A printer: a program with a key of its shop. `sessionHash` is the key's. */
export type Machine = {
  readonly role: 'printer';
  readonly id: number;
  readonly shopId: number;
  readonly sessionHash: string;
};

/** A person. */
export type SignedIn = Exclude<Caller, { role: 'visitor' | 'printer' }>;
/** A caller with a token. */
export type Known = SignedIn | Machine;

/** Given by the member module at the composition root: the platform knows no module. null: the token is not good. */
export type Authenticate<Who extends Known = Known> = (token: string, now: Date) => Promise<Who | null>;

/** Whether the account that a sign-in names was signed in to on this device. `input`: as the call's schema read it. */
export type KnowsDevice = (call: CallName, input: unknown, deviceKey: string) => Promise<boolean>;

/** The header holds the bare token or `Bearer …` (rule member-12). Cookies are never read. */
export function tokenOf(header: string | undefined): string | undefined {
  const token = header?.replace(/^Bearer\s+/i, '').trim();
  return token ? token : undefined;
}
