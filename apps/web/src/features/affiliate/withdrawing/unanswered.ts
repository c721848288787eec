import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { withdrawMutation } from '../../../data/affiliate.ts';
import { forgetKey, isKeyKept } from './asking/withdraw-draft.ts';

/** Whether a request of this tab went out that nobody answered, also before a reload: it may stand, or not. */
export function useIsUnanswered(): boolean {
  const isUnderWay = useIsUnderWay();
  return !isUnderWay && isKeyKept();
}

/** The guest sees every withdrawal that stands: no request is unanswered any longer, unless one is just under way. */
export function useSeen(areShown: boolean): void {
  const isUnderWay = useIsUnderWay();
  useEffect(() => {
    if (areShown && !isUnderWay) forgetKey();
  }, [areShown, isUnderWay]);
}

function useIsUnderWay(): boolean {
  const queries = useQueryClient();
  return useSyncExternalStore(
    (hear) => queries.getMutationCache().subscribe(hear),
    () => queries.isMutating({ mutationKey: withdrawMutation }) > 0,
  );
}
