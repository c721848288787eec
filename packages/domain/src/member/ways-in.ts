import { isRelayEmail } from './sign-in-providers.ts';

/** The ways in which a member can sign in. */
export type WaysIn = {
  readonly email: string | null;
  readonly hasWeChat: boolean;
  /** Number of linked accounts at Google and Apple. */
  readonly linkedAccounts: number;
};

/**
 * Number of ways to sign in (rule member-54). An e-mail address counts even without a password, because the server can
 * send codes to it. Mail to a relay address reaches the member only while Apple forwards it, so such an address does
 * not count.
 */
export const countWaysIn = ({ email, hasWeChat, linkedAccounts }: WaysIn): number =>
  (email !== null && !isRelayEmail(email) ? 1 : 0) + (hasWeChat ? 1 : 0) + linkedAccounts;
