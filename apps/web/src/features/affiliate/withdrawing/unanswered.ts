import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { withdrawMutationKey } from '../../../data/affiliate.ts';
import { clearWithdrawalKey, hasWithdrawalKey } from './asking/withdraw-draft.ts';

/** Whether this tab sent a request without an answer, also before a reload. It may have been accepted. */
export function useHasUnansweredWithdrawal(): boolean {
  const isUnderWay = useIsUnderWay();
  return !isUnderWay && hasWithdrawalKey();
}

/** Once the guest sees the list of withdrawals, no request counts as unanswered, except one in progress. */
export function useClearUnansweredWithdrawal(areShown: boolean): void {
  const isUnderWay = useIsUnderWay();
  useEffect(() => {
    if (areShown && !isUnderWay) clearWithdrawalKey();
  }, [areShown, isUnderWay]);
}

function useIsUnderWay(): boolean {
  const queries = useQueryClient();
  return useSyncExternalStore(
    (hear) => queries.getMutationCache().subscribe(hear),
    () => queries.isMutating({ mutationKey: withdrawMutationKey }) > 0,
  );
}
