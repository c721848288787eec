import { isPassword, passwordLength } from '@chifan/domain/member';
import { t } from '@lingui/core/macro';

export function newPasswordProblem(password: string, again: string): string | undefined {
  if (!isPassword(password)) return t`密码需要 ${passwordLength.min} 到 ${passwordLength.max} 个字符。`;
  return password === again ? undefined : t`两次输入的密码不一致。`;
}
