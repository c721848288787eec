import { useQueryClient } from '@tanstack/react-query';
import { useLive } from '../../platform/live.ts';
import { affiliateKey } from './affiliate.query.ts';

/** What a friend's order brought, or was credited while the guest looks, shows by itself. */
export function useAffiliateNews(): void {
  const queries = useQueryClient();
  useLive('wallet', () => void queries.invalidateQueries({ queryKey: affiliateKey }));
}
