import { useQueryClient } from '@tanstack/react-query';
import { invalidateAffiliate } from '../../data/affiliate.ts';
import { useLive } from '../../platform/live.ts';

export function useAffiliateUpdates(): void {
  const queries = useQueryClient();
  useLive('wallet', () => void invalidateAffiliate(queries));
}
