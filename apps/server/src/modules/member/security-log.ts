import { createHmac } from 'node:crypto';
import type { Platform } from '../../platform/module.ts';
import { networkOf } from '../../platform/rate-limits/network.ts';

export type SecurityEvent =
  | 'signed_in'
  | 'sign_in_failed'
  | 'sign_in_locked'
  | 'password_accepted'
  | 'second_factor_failed'
  | 'second_factor_locked'
  | 'second_factor_confirmed'
  | 'second_factor_removed'
  | 'second_factor_reset'
  | 'recovery_codes_renewed'
  | 'code_failed'
  | 'code_locked'
  | 'payment_password_failed'
  | 'payment_password_locked';

export type SecurityFacts = {
  readonly whose: 'member' | 'staff';
  /** The id of the member or of the staff account. Null if no account has the name that the client sent. */
  readonly id?: number | null;
  /**
   * The e-mail address or login that the client sent. The log contains only a keyed digest of the name, so equal names
   * have equal digests.
   */
  readonly name?: string;
  readonly ip?: string;
};

/**
 * Writes one structured log line without passwords, codes and full e-mail addresses. An IPv6 address is shortened to
 * its /64 network.
 */
export function logSecurity(platform: Platform, event: SecurityEvent, { whose, id, name, ip }: SecurityFacts): void {
  const line = {
    security: event,
    whose,
    ...(id === undefined ? {} : { id }),
    ...(name === undefined ? {} : { account: digestOf(platform.signingSecret, name) }),
    ...(ip === undefined ? {} : { network: networkOf(ip).near }),
  };
  const isUsual = event === 'signed_in' || event === 'password_accepted';
  platform.log[isUsual ? 'info' : 'warn'](line, event.replaceAll('_', ' '));
}

const digestOf = (secret: string, name: string) =>
  createHmac('sha256', secret).update(`account ${name}`).digest('hex').slice(0, 12);
