import type { IsKnownDevice } from '../../../platform/http/caller.ts';
import type { Platform } from '../../../platform/module.ts';
import { sha256 } from '../../../platform/tokens.ts';
import { isDeviceOfName } from '../sessions/session.store.ts';

/** API calls that need no session and contain the name of an account. `field` is the input field with this name. */
const nameFields = {
  login: { whose: 'member', field: 'email' },
  signInByCode: { whose: 'member', field: 'email' },
  sendCode: { whose: 'member', field: 'email' },
  resetPassword: { whose: 'member', field: 'email' },
  staffLogin: { whose: 'staff', field: 'login' },
  sendStaffCode: { whose: 'staff', field: 'login' },
  resetStaffPassword: { whose: 'staff', field: 'login' },
} as const;

export const createKnownDeviceCheck =
  ({ database }: Platform): IsKnownDevice =>
  async (call, input, deviceKey) => {
    if (!isSignIn(call)) return false;
    const { whose, field } = nameFields[call];
    const name = (input as Readonly<Record<string, unknown>>)[field];
    return typeof name === 'string' && isDeviceOfName(database.read, { whose, name, deviceHash: sha256(deviceKey) });
  };

const isSignIn = (call: string): call is keyof typeof nameFields => Object.hasOwn(nameFields, call);
