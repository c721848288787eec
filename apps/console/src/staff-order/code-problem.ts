import type { ErrorReason } from '@chifan/contract';
import { CallError } from '@chifan/contract/client';
import { t } from '@lingui/core/macro';

import { failureText } from '../platform/query.ts';

export const errorReasonOf = (error: Error | null): ErrorReason | undefined =>
  error instanceof CallError ? error.reason : undefined;

export function codeProblem(error: Error): string {
  const words = failureText(error);
  const triesLeft = numberIn(error, 'triesLeft');
  if (triesLeft !== null) return t`${words} 还可以试 ${triesLeft} 次。`;
  const waitSeconds = numberIn(error, 'waitSeconds');
  if (waitSeconds === null) return words;
  const minutes = Math.ceil(waitSeconds / 60);
  return t`${words} 请等 ${minutes} 分钟。`;
}

function numberIn(error: Error, name: string): number | null {
  if (!(error instanceof CallError) || typeof error.details !== 'object' || error.details === null) return null;
  const value: unknown = Reflect.get(error.details, name);
  return typeof value === 'number' ? value : null;
}
