import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { toast } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useConnection } from '../../../platform/live/live.ts';
import { useStaff } from '../../../platform/staff.ts';
import { type JobAction, loadActionQueue, type QueuedAction, useActionQueueStore } from './queued-actions.ts';
import { queueAction, sendQueuedActions, stopSendingActions } from './send-queued-actions.ts';

/** Sends queued actions on every screen, as soon as the browser is online or the live connection returns. */
export function useActionQueue(): void {
  const { id } = useStaff();
  const { isLive } = useConnection();
  useEffect(() => {
    const close = loadActionQueue(id);
    const trySending = () => void sendQueuedActions();
    trySending();
    addEventListener('online', trySending);
    document.addEventListener('visibilitychange', trySending);
    return () => {
      removeEventListener('online', trySending);
      document.removeEventListener('visibilitychange', trySending);
      stopSendingActions();
      close();
    };
  }, [id]);
  useEffect(() => {
    if (isLive) void sendQueuedActions();
  }, [isLive]);
}

type JobActionOptions = { readonly success?: () => string; readonly isQuiet?: boolean; readonly onDone?: () => void };

/**
 * Sends an action of a courier at once, or queues the action if there is no network. The courier can continue to work
 * in both cases.
 */
export function useJobAction(job: StaffOrder, { success, isQuiet = false, onDone }: JobActionOptions) {
  return useMutation({
    mutationFn: (move: JobAction) => queueAction(job, move),
    networkMode: 'always',
    meta: { isQuiet },
    onSuccess: (outcome) => {
      const words = outcome === 'late' ? queuedOfflineText() : success?.();
      if (words !== undefined) toast(words, { kind: outcome === 'late' ? 'plain' : 'success' });
      onDone?.();
    },
  });
}

export const queuedOfflineText = (): string => t`没有网络，已记下，有信号后自动发送`;

/** The actions of all jobs that wait for a network. */
export function useAllQueuedActions(): readonly QueuedAction[] {
  const { moves } = useActionQueueStore();
  return moves.filter((each) => each.isLate && each.refusal === null);
}

/** The actions of one job that wait for a network. */
export const useQueuedActions = (orderId: number): readonly QueuedAction[] =>
  useAllQueuedActions().filter((each) => each.orderId === orderId);
