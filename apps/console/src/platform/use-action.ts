import { toast } from '@chifan/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

export type ActWords<Output, Input = unknown> = {
  /** Text of the success toast. Without it, no toast is shown. */
  readonly success?: ((output: Output, input: Input) => string) | undefined;
  readonly onDone?: (output: Output) => void;
  readonly isQuiet?: boolean;
  /** Runs the action even while offline, because `act` queues it for later. */
  readonly isQueued?: boolean;
};

/**
 * Runs an action, and refetches all data after success and after a failure. Outdated data may be the cause of a
 * failure.
 */
export function useAction<Input, Output>(act: (input: Input) => Promise<Output>, words: ActWords<Output, Input>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    networkMode: words.isQueued ? 'always' : 'online',
    meta: { isQuiet: words.isQuiet ?? false },
    onSuccess: (output, input) => {
      if (words.success) toast(words.success(output, input), { kind: 'success' });
      words.onDone?.(output);
    },
    onSettled: () => client.invalidateQueries(),
  });
}

/**
 * Returns an equal idempotency key for equal input. So a retry after a lost response repeats the call, and changed
 * input makes a new call.
 */
export function useKeyFor(): (sent: object) => string {
  const last = useRef({ sent: '', key: '' });
  return (sent) => {
    const written = JSON.stringify(sent);
    if (last.current.sent !== written) last.current = { sent: written, key: crypto.randomUUID() };
    return last.current.key;
  };
}
