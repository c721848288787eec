import { CallError } from '@chifan/contract/client';
import { t } from '@lingui/core/macro';
import { failureText } from '../../platform/query.ts';

/** The server's sentence names the e-mail address of guests. Staff entered only the password. */
export function passwordFailure(error: Error | null): string | undefined {
  if (error === null) return undefined;
  return error instanceof CallError && error.reason === 'login_failed' ? t`密码不正确。` : failureText(error);
}
