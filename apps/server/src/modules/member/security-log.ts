import { createHmac } from 'node:crypto';
import { networkOf } from '../../platform/limits/network.ts';
import type { Platform } from '../../platform/module.ts';

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
  /** Of the member or staff member; null where the name belongs to nobody. */
  readonly id?: number | null;
  /** The e-mail address or login that was given; it is written as a keyed digest, the same for the same name. */
  readonly name?: string;
  readonly ip?: string;
};

/** One structured line: neither password nor code, no whole e-mail address, and of an IPv6 address the network alone. */
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
