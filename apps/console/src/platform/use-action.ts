import { toast } from '@chifan/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

export type ActWords<Output, Input = unknown> = {
  /** If absent, the screen itself shows the result. */
  readonly success?: ((output: Output, input: Input) => string) | undefined;
  readonly onDone?: (output: Output) => void;
  readonly isQuiet?: boolean;
  /** Also starts without a network, because the action is queued and sent later. */
  readonly isQueued?: boolean;
};

/** Refetches all data on screen, also after a failure, which outdated data may have caused. */
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
 * Returns the same idempotency key for the same input. A retry after a lost answer is the same call, and changed input
 * is a new call.
 */
export function useKeyFor(): (sent: object) => string {
  const last = useRef({ sent: '', key: '' });
  return (sent) => {
    const written = JSON.stringify(sent);
    if (last.current.sent !== written) last.current = { sent: written, key: crypto.randomUUID() };
    return last.current.key;
  };
}
