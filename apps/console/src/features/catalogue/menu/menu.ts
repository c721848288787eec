import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { useAction } from '../../../platform/use-action.ts';
import type { Availability } from './dish-availability.ts';

export const useMenu = (shopId: number) =>
  useQuery({
    queryKey: ['menu', shopId],
    queryFn: ({ signal }) => api('/rest/merchant/menu', { shopId }, { signal }),
    enabled: shopId > 0,
  });

export const useSetAvailability = (dishId: number, onDone: () => void = () => undefined) =>
  useAction(
    (availability: Availability & { readonly until?: string }) =>
      api('/rest/merchant/dish/availability', { dishId, ...availability }),
    {
      success: () => t`已更新`,
      onDone,
    },
  );
