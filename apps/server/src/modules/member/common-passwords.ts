import { readFile } from 'node:fs/promises';
import { isGuessablePassword } from '@chifan/domain/member';

let common: Promise<ReadonlySet<string>> | undefined;

/** Reads the list of common passwords once. The first lines of the file name its source and licence. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= readFile(new URL('common-passwords.txt', import.meta.url), 'utf8').then(
    (text) => new Set(text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))),
  );
  return common;
}

/** Returns whether a new password is easily guessed. Existing passwords are not checked. */
export const isCommonPassword = async (password: string, email: string): Promise<boolean> =>
  isGuessablePassword(password, { common: await commonPasswords(), email });
