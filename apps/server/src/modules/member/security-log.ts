import { createHmac } from 'node:crypto';
import type { Platform } from '../../platform/module.ts';
import { networkOf } from '../../platform/rate-limits/network.ts';

export type SecurityEvent =
  | 'signed_in'
  | 'sign_in_failed'
  | 'sign_in_locked'
  | 'code_failed'
  | 'code_locked'
  | 'payment_password_failed'
  | 'payment_password_locked';

export type SecurityFacts = {
  readonly whose: 'member' | 'staff';
  /** The member's or staff id. Null if no account has the name. */
  readonly id?: number | null;
  /** The given e-mail address or login. It is logged as a keyed digest, equal for equal names. */
  readonly name?: string;
  readonly ip?: string;
};

/**
 * One structured line without passwords, codes and full e-mail addresses. An IPv6 address is reduced to its network.
 */
export function logSecurity(platform: Platform, event: SecurityEvent, { whose, id, name, ip }: SecurityFacts): void {
  const line = {
    security: event,
    whose,
    ...(id === undefined ? {} : { id }),
    ...(name === undefined ? {} : { account: digestOf(platform.signingSecret, name) }),
    ...(ip === undefined ? {} : { network: networkOf(ip).near }),
  };
  if (event === 'signed_in') platform.log.info(line, 'signed in');
  else platform.log.warn(line, event.replaceAll('_', ' '));
}

const digestOf = (secret: string, name: string) =>
  createHmac('sha256', secret).update(`account ${name}`).digest('hex').slice(0, 12);
