import type { Executor } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/module.ts';
import { type Alert, insertAlert } from './alert.store.ts';

/** Something that cannot be true, or that a person must look at: a row for the console and a line for whoever watches logs. */
export async function raiseAlert(executor: Executor, platform: Platform, alert: Alert): Promise<void> {
  const isNew = await insertAlert(executor, alert, platform.clock.now());
  if (isNew)
    platform.log.error({ alert: 'payment', ...alert }, 'gateway event rejected: inconsistent or permanently failed');
}
