import type { Executor } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/module.ts';
import { type Alert, insertAlert } from './alert.store.ts';

/** Reports an impossible state, or one that an operator must check, as a row for the console and a log line. */
export async function raiseAlert(executor: Executor, platform: Platform, alert: Alert): Promise<void> {
  const isNew = await insertAlert(executor, alert, platform.clock.now());
  if (isNew)
    platform.log.error({ alert: 'payment', ...alert }, 'gateway event rejected: inconsistent or permanently failed');
}
