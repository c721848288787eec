import type { BreakMinutes } from '@chifan/domain/dispatch';
import { useNow } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { api } from '../../../platform/api.ts';
import { useAction } from '../../../platform/use-action.ts';
import { type CourierBreak, useJobs } from '../jobs.ts';

/**
 * The courier's break, or null. A break whose end has passed is over on the screen, even if the server has not sent the
 * change yet.
 */
export function useBreak(): CourierBreak | null {
  const { data } = useJobs();
  const now = useNow();
  const taken = data?.onBreak ?? null;
  if (taken === null) return null;
  return taken.endsAt !== null && Date.parse(taken.endsAt) <= now.getTime() ? null : taken;
}

export const useStartBreak = (onDone: () => void) =>
  useAction((minutes: BreakMinutes | null) => api('/rest/courier/break/start', { minutes }), {
    success: () => t`已开始休息，暂不派新单`,
    onDone,
  });

export const useEndBreak = () =>
  useAction(() => api('/rest/courier/break/end', {}), { success: () => t`休息结束，继续接单` });
