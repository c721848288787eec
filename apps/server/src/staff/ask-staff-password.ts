import { isCommonPassword } from '../modules/member/index.ts';
import { askNewPassword, PasswordFailure } from '../platform/terminal/ask-password.ts';

/** The password of somebody who works in the console. @throws PasswordFailure when it is none, or would be guessed first */
export async function askStaffPassword(prompt: string, login: string): Promise<string> {
  const password = await askNewPassword(prompt);
  if (await isCommonPassword(password, login))
    throw new PasswordFailure('That password is one of those that are guessed first; choose another.');
  return password;
}
