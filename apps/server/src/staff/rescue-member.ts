import { writeFirstEmail } from '../modules/member/index.ts';
import { memberOfOrderNumber } from '../modules/ordering/index.ts';
import { type Database, isUniqueViolation } from '../platform/database/database.ts';
import { StaffFailure } from './read-arguments.ts';

type Rescue = { readonly orderNumber: string; readonly mail: string };

/**
 * Helps a member who lost access to WeChat and has no other way to sign in. An operator first verifies the person by
 * orders and payments. The command adds the account's first e-mail address, and the member sets a password with a code
 * mailed to this address. The command never replaces an existing address.
 */
export async function rescueMember(
  database: Database,
  { orderNumber, mail }: Rescue,
  say: (line: string) => void,
): Promise<void> {
  const memberId = await memberOfOrderNumber(database.read, orderNumber);
  if (memberId === undefined) throw new StaffFailure(`Order ${orderNumber} does not exist.`);
  const isWritten = await writeFirstEmail(database.read, memberId, mail).catch((error: unknown) => {
    if (isUniqueViolation(error, 'member_email_key')) throw new StaffFailure(`Another account has ${mail}.`);
    throw error;
  });
  if (!isWritten)
    throw new StaffFailure('The account already has an address. Its owner can reset the password with it.');
  say(`Member ${memberId} can now set a password with ${mail} through “Forgot password?”.`);
}
