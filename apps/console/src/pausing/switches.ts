import type { InputAt } from '@chifan/contract/client';
import { t } from '@lingui/core/macro';
import { api } from '../platform/api.ts';
import { clockTime } from '../platform/time.ts';
import { useAction } from '../platform/use-action.ts';

type Switches = Omit<InputAt<'/rest/merchant/shop/takingOrders'>, 'shopId'>;

export const useShopPause = (shopId: number, onDone?: () => void) =>
  useAction((switches: Switches) => api('/rest/merchant/shop/takingOrders', { shopId, ...switches }), {
    success: () => t`已更新`,
    ...(onDone === undefined ? {} : { onDone }),
  });

type Rush = InputAt<'/rest/merchant/shop/rush'>['rush'];

export const useRushMode = (shopId: number, onDone?: () => void) =>
  useAction((rush: Rush) => api('/rest/merchant/shop/rush', { shopId, rush }), {
    success: () => t`已更新`,
    ...(onDone === undefined ? {} : { onDone }),
  });

export function pauseText(pausedUntil: string | null, now: Date): string {
  if (pausedUntil === null) return t`已暂停接单，客人现在无法下单，需手动恢复`;
  const end = clockTime(pausedUntil, now);
  return t`已暂停接单，客人现在无法下单，${end} 自动恢复`;
}
