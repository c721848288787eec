import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { withdrawMutation } from '../../../data/affiliate.ts';
import { forgetKey, isKeyKept } from './asking/withdraw-draft.ts';

/** Whether this tab sent a request without an answer, also before a reload. It may have been accepted. */
export function useIsUnanswered(): boolean {
  const isUnderWay = useIsUnderWay();
  return !isUnderWay && isKeyKept();
}

/** Once the guest sees the list of withdrawals, no request counts as unanswered, except one in progress. */
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
