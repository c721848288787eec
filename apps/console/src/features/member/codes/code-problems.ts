import { CallError } from '@chifan/contract/client';
import { t } from '@lingui/core/macro';
import { failureText } from '../../../platform/query.ts';

export const incompleteCode = (code: string): string | undefined =>
  code.length === 6 ? undefined : t`请输入邮件里的 6 位验证码。`;

const ofCode: readonly string[] = ['code_wrong', 'code_tries_exceeded'];

/** Returns the error message of the server in `code` if the typed code was wrong, otherwise in `other`. */
export function codeFailure(error: Error | null): { readonly code?: string; readonly other?: string } {
  if (error === null) return {};
  const isOfCode = error instanceof CallError && ofCode.includes(error.reason ?? '');
  return isOfCode ? { code: failureText(error) } : { other: failureText(error) };
}
