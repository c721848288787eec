import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type UnpaidPurchase, unpaidPurchasesQuery } from '../../data/wallet.ts';
import { useLanguage } from '../../platform/language.ts';
import { useLive } from '../../platform/live.ts';
import { useIsSignedIn } from '../../platform/session/session.ts';

const none: readonly UnpaidPurchase[] = [];

/** The member’s unpaid purchases, newest first. Empty for a visitor. */
export function useUnpaidPurchases(): readonly UnpaidPurchase[] {
  const queries = useQueryClient();
  const query = unpaidPurchasesQuery(useLanguage());
  const { data } = useQuery({ ...query, enabled: useIsSignedIn() });
  useLive('wallet', () => void queries.invalidateQueries(query));
  return data ?? none;
}
