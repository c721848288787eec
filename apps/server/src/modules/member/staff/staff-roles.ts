import type { StaffRole } from '@chifan/domain/member';
import type { Database } from '../../../platform/database/database.ts';
import { writeStaffRoles } from './staff.store.ts';
import { endStaffSessions } from './staff-passwords.ts';

/** Changes the roles of an account and ends all its sessions, so that every server uses the new roles at once. */
export const changeStaffRoles = (database: Database, staffId: number, roles: readonly StaffRole[]): Promise<void> =>
  database.transact(async (tx, after) => {
    await writeStaffRoles(tx, staffId, roles);
    await endStaffSessions(database, tx, staffId, after);
  });
