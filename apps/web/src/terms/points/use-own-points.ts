import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLive } from '../../platform/live.ts';
import { useIsSignedIn } from '../../platform/session.ts';
import { ownPointsQuery } from './own-points.query.ts';

/** The member's points, renewed by themselves when they move; undefined for a visitor and until they are known. */
export function useOwnPoints(): number | undefined {
  const isSignedIn = useIsSignedIn();
  const queries = useQueryClient();
  useLive('wallet', () => void queries.invalidateQueries({ queryKey: ['wallet'] }));
  const { data } = useQuery({ ...ownPointsQuery, enabled: isSignedIn });
  return isSignedIn ? data : undefined;
}
