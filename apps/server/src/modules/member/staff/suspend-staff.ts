import type { Database } from '../../../platform/database/database.ts';
import { deleteSessionsOf } from '../sessions/session.store.ts';
import { sessionCacheOf } from '../sessions/session-cache.ts';
import { deletePasswordLinks } from './password-link.store.ts';
import { writeSuspension } from './staff.store.ts';

/** They are out on every device at once, and no link lets them in again. */
export const suspendStaff = (database: Database, staffId: number, now: Date): Promise<void> =>
  database.transact(async (tx, after) => {
    await writeSuspension(tx, staffId, now);
    await deletePasswordLinks(tx, staffId);
    await deleteSessionsOf(tx, { staffId });
    after(() => sessionCacheOf(database).clear());
  });

export const resumeStaff = (database: Database, staffId: number): Promise<void> =>
  writeSuspension(database.read, staffId, null);
