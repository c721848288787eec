import { t } from '@lingui/core/macro';
import { clockTime } from '../platform/time.ts';

export function pauseWords(pausedUntil: string | null, now: Date): string {
  if (pausedUntil === null) return t`已暂停接单，客人现在无法下单，需手动恢复`;
  const end = clockTime(pausedUntil, now);
  return t`已暂停接单，客人现在无法下单，${end} 自动恢复`;
}
