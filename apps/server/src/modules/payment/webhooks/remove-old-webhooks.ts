import type { Tx } from '../../../platform/database/database.ts';
import { removeAlertsBefore, removeEventsBefore } from './alert.store.ts';

const dayMs = 86_400_000;
/** No gateway repeats a webhook after that. */
const keepNoticesDays = 60;
/** Half a year. Books are compared monthly, and reviews cover the last quarter. */
const keepAlertsDays = 180;

export async function removeOldWebhooksAndAlerts(tx: Tx, now: Date): Promise<void> {
  await removeEventsBefore(tx, new Date(now.getTime() - keepNoticesDays * dayMs));
  await removeAlertsBefore(tx, new Date(now.getTime() - keepAlertsDays * dayMs));
}
