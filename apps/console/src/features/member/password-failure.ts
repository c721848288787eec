import { CallError } from '@chifan/contract/client';
import { t } from '@lingui/core/macro';
import { failureText } from '../../platform/query.ts';

/**
 * Replaces the server's message for a wrong password, which speaks of an e-mail address, because staff entered only the
 * password.
 */
export function passwordFailure(error: Error | null): string | undefined {
  if (error === null) return undefined;
  return error instanceof CallError && error.reason === 'login_failed' ? t`密码不正确。` : failureText(error);
}
