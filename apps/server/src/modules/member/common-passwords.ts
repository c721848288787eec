import { readFile } from 'node:fs/promises';
import { isGuessablePassword } from '@chifan/domain/member';

let common: Promise<ReadonlySet<string>> | undefined;

/** Read once; its source and licence stand at its head. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= readFile(new URL('common-passwords.txt', import.meta.url), 'utf8').then(
    (text) => new Set(text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))),
  );
  return common;
}

/** Whether a new password would be guessed first. Those that stand keep working. */
export const isCommonPassword = async (password: string, email: string): Promise<boolean> =>
  isGuessablePassword(password, { common: await commonPasswords(), email });
