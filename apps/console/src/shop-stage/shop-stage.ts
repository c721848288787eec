import type { OutputAt } from '@chifan/contract/client';
import { t } from '@lingui/core/macro';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { api } from '../platform/api.ts';
import { useAction } from '../platform/use-action.ts';

export type ShopStage = OutputAt<'/rest/staff/shop/stage'>;

export const useShopStage = (shopId: number): UseQueryResult<ShopStage> =>
  useQuery({
    queryKey: ['shop-stage', shopId],
    queryFn: ({ signal }) => api('/rest/staff/shop/stage', { shopId }, { signal }),
  });

export const useGoLive = (shopId: number) =>
  useAction(() => api('/rest/staff/shop/goLive', { shopId }), { success: () => t`已上线，客人现在可以看到这家店` });
