import type { Staff } from '../../platform/staff.ts';
import { secureStorage } from '../../platform/storage.ts';

export type LastStaff = Pick<Staff, 'id' | 'role'>;

const stored = secureStorage('consoleStaff');

/** Stores the last signed-in member of staff, because the offline page cannot request the account from the server. */
export const storeLastStaff = ({ id, role }: LastStaff): void => stored.write(`${id} ${role}`);

const roles: readonly Staff['role'][] = ['merchant', 'courier', 'platform'];

export function lastStaff(): LastStaff | null {
  const [id, written] = (stored.read() ?? '').split(' ');
  const role = roles.find((each) => each === written);
  return role === undefined ? null : { id: Number(id), role };
}
