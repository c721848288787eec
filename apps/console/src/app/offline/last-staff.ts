import type { Staff } from '../../platform/staff.ts';
import { secureStorage } from '../../platform/storage.ts';

export type LastStaff = Pick<Staff, 'id' | 'role'>;

const stored = secureStorage('consoleStaff');

/** The last member of staff on this device. Without a network the server cannot say who is signed in. */
export const storeLastStaff = ({ id, role }: LastStaff): void => stored.write(`${id} ${role}`);

const roles: readonly Staff['role'][] = ['merchant', 'courier', 'platform'];

export function lastStaff(): LastStaff | null {
  const [id, written] = (stored.read() ?? '').split(' ');
  const role = roles.find((each) => each === written);
  return role === undefined ? null : { id: Number(id), role };
}
