import type { OutputAt } from '@chifan/contract/client';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';

export type MerchantShop = OutputAt<'/rest/merchant/shop'>;

export const useMerchantShop = (shopId: number) =>
  useQuery({
    queryKey: ['merchant-shop', shopId],
    queryFn: ({ signal }) => api('/rest/merchant/shop', { shopId }, { signal }),
  });
