import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { withdrawMutationKey } from '../../../data/affiliate.ts';
import { clearWithdrawalKey, hasWithdrawalKey } from './asking/withdraw-draft.ts';

/**
 * Whether this browser tab sent a withdrawal request that got no response, even if the tab was reloaded since. The
 * server may have accepted the request.
 */
export function useHasUnansweredWithdrawal(): boolean {
  const isUnderWay = useIsUnderWay();
  return !isUnderWay && hasWithdrawalKey();
}

/**
 * Forgets a withdrawal request without a response once the member sees the list of withdrawals. The list shows whether
 * the server accepted it. A request in progress is not forgotten.
 */
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
