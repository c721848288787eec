import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { withdrawMutation } from '../../../data/affiliate.ts';
import { forgetKey, isKeyKept } from './asking/withdraw-draft.ts';

/** Whether this tab sent a request without an answer, also before a reload: it may have been accepted. */
export function useIsUnanswered(): boolean {
  const isUnderWay = useIsUnderWay();
  return !isUnderWay && isKeyKept();
}

/** The guest sees the list of withdrawals, so no request counts as unanswered, unless one is under way. */
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
