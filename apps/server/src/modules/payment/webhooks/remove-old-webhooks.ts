import type { Tx } from '../../../platform/database/database.ts';
import { removeAlertsBefore, removeEventsBefore } from './alert.store.ts';

const dayMs = 86_400_000;
/** Days for which webhook events are stored. No gateway repeats a webhook later than this. */
const keepNoticesDays = 60;
/** Days for which alerts are stored. Operators check the ledger once a month, and review the last quarter. */
const keepAlertsDays = 180;

export async function removeOldWebhooksAndAlerts(tx: Tx, now: Date): Promise<void> {
  await removeEventsBefore(tx, new Date(now.getTime() - keepNoticesDays * dayMs));
  await removeAlertsBefore(tx, new Date(now.getTime() - keepAlertsDays * dayMs));
}
