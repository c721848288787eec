import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { toast } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useConnection } from '../../../platform/live/live.ts';
import { useStaff } from '../../../platform/staff.ts';
import { type JobMove, openQueue, type QueuedMove, useQueue } from './queued-moves.ts';
import { queueMove, sendMoves, stopSending } from './send-moves.ts';

/** Sends queued moves on every screen, as soon as the browser or the live connection has a network again. */
export function useMoveQueue(): void {
  const { id } = useStaff();
  const { isLive } = useConnection();
  useEffect(() => {
    const close = openQueue(id);
    const trySending = () => void sendMoves();
    trySending();
    addEventListener('online', trySending);
    document.addEventListener('visibilitychange', trySending);
    return () => {
      removeEventListener('online', trySending);
      document.removeEventListener('visibilitychange', trySending);
      stopSending();
      close();
    };
  }, [id]);
  useEffect(() => {
    if (isLive) void sendMoves();
  }, [isLive]);
}

type MoveWords = { readonly success?: () => string; readonly isQuiet?: boolean; readonly onDone?: () => void };

/** Sends a move at once, or later without a network. The screen continues in both cases. */
export function useJobMove(job: StaffOrder, { success, isQuiet = false, onDone }: MoveWords) {
  return useMutation({
    mutationFn: (move: JobMove) => queueMove(job, move),
    networkMode: 'always',
    meta: { isQuiet },
    onSuccess: (outcome) => {
      const words = outcome === 'late' ? lateWords() : success?.();
      if (words !== undefined) toast(words, { kind: outcome === 'late' ? 'plain' : 'success' });
      onDone?.();
    },
  });
}

export const lateWords = (): string => t`没有网络，已记下，有信号后自动发送`;

/** The queued moves of one job. */
export function useWaitingMoves(orderId: number): readonly QueuedMove[] {
  const { moves } = useQueue();
  return moves.filter((each) => each.orderId === orderId && each.isLate && each.refusal === null);
}
