import type { Executor } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/module.ts';
import { type Alert, insertAlert } from './alert.store.ts';

/**
 * Reports a state that is impossible or that an operator must check. Stores an alert for the console and writes a log
 * line.
 */
export async function raiseAlert(executor: Executor, platform: Platform, alert: Alert): Promise<void> {
  const isNew = await insertAlert(executor, alert, platform.clock.now());
  if (isNew)
    platform.log.error({ alert: 'payment', ...alert }, 'gateway event rejected: inconsistent or permanently failed');
}
