import { useQuery, useQueryClient } from '@tanstack/react-query';
import { invalidateWallet, ownPointsQuery } from '../../data/wallet.ts';
import { useLive } from '../../platform/live.ts';
import { useIsSignedIn } from '../../platform/session/session.ts';

/** The member’s points, updated live. undefined for a visitor and until loaded. */
export function useOwnPoints(): number | undefined {
  const isSignedIn = useIsSignedIn();
  const queries = useQueryClient();
  useLive('wallet', () => void invalidateWallet(queries));
  const { data } = useQuery({ ...ownPointsQuery, enabled: isSignedIn });
  return isSignedIn ? data : undefined;
}
