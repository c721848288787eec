import { useQueryClient } from '@tanstack/react-query';
import { invalidateAffiliate } from '../../data/affiliate.ts';
import { useLive } from '../../platform/live.ts';

/** What a friend's order brought, or was credited while the guest looks, shows by itself. */
export function useAffiliateNews(): void {
  const queries = useQueryClient();
  useLive('wallet', () => void invalidateAffiliate(queries));
}
