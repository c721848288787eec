import type { CallName } from '@chifan/contract';

/** Who makes a call. `sessionHash` names the session, not the token. */
export type Caller =
  | { readonly role: 'visitor' }
  | { readonly role: 'member'; readonly id: number; readonly sessionHash: string }
  | { readonly role: 'merchant' | 'courier' | 'platform'; readonly id: number; readonly sessionHash: string };

export type SignedIn = Exclude<Caller, { role: 'visitor' }>;

/** Given by the member module at the composition root: the platform knows no module. null: the token is not good. */
export type Authenticate = (token: string, now: Date) => Promise<SignedIn | null>;

/** Whether the account that a sign-in names was signed in to on this device. `input`: as the call's schema read it. */
export type KnowsDevice = (call: CallName, input: unknown, deviceKey: string) => Promise<boolean>;

/** The header carries the token bare; `Bearer …` is accepted too (rule member-12). Cookies are never read. */
export function tokenOf(header: string | undefined): string | undefined {
  const token = header?.replace(/^Bearer\s+/i, '').trim();
  return token ? token : undefined;
}
