import type { InputAt } from '@chifan/contract/client';
import { t } from '@lingui/core/macro';
import { api } from '../platform/api.ts';
import { useAction } from '../platform/use-action.ts';

type Switches = Omit<InputAt<'/rest/merchant/shop/takingOrders'>, 'shopId'>;

export const useSwitches = (shopId: number, onDone?: () => void) =>
  useAction((switches: Switches) => api('/rest/merchant/shop/takingOrders', { shopId, ...switches }), {
    success: () => t`已更新`,
    ...(onDone === undefined ? {} : { onDone }),
  });
