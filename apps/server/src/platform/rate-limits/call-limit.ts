import type { AnyCall } from '@chifan/contract';
import type { Executor } from '../database/database.ts';
import { sha256 } from '../tokens.ts';
import { networkOf, siteLimitFactor } from './network.ts';
import { countAgainstLimit, countAgainstLimits } from './throttle.store.ts';

/**
 * A rate limit up to this value prevents guessing and flooding. Such a limit is counted in the database over all
 * processes and survives a restart.
 */
const maxSharedPerMinute = 30;
const minuteSeconds = 60;

export const isSharedLimit = ({ ratePerMinute }: AnyCall): boolean =>
  ratePerMinute !== undefined && ratePerMinute <= maxSharedPerMinute;

/**
 * Counts the call in the database for the caller's network and, with a higher limit, for its IPv6 site. @returns
 * whether the call is allowed
 */
export async function isWithinSharedLimit(
  executor: Executor,
  { path, ratePerMinute = maxSharedPerMinute }: AnyCall,
  { ip, now }: { readonly ip: string; readonly now: Date },
): Promise<boolean> {
  const limits = networkLimits(`call of ${path}`, { ip, most: ratePerMinute, seconds: minuteSeconds });
  return (await countAgainstLimits(executor, limits, now)).every(({ isWithin }) => isWithin);
}

export async function isWithinDeviceLimit(
  executor: Executor,
  { path, ratePerMinute = maxSharedPerMinute }: AnyCall,
  { deviceKey, now }: { readonly deviceKey: string; readonly now: Date },
): Promise<boolean> {
  const subject = `call of ${path} on ${sha256(deviceKey)}`;
  return (await countAgainstLimit(executor, { subject, most: ratePerMinute, seconds: minuteSeconds }, now)).isWithin;
}

export function networkLimits(what: string, { ip, most, seconds }: { ip: string; most: number; seconds: number }) {
  const { near, site } = networkOf(ip);
  const ofNear = { subject: `${what} from ${near}`, most, seconds };
  return site === null
    ? [ofNear]
    : [ofNear, { subject: `${what} from ${site}`, most: most * siteLimitFactor, seconds }];
}
