import { toast } from '@chifan/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

export type ActWords<Output, Input = unknown> = {
  /** Absent: what the screen shows then says it. */
  readonly success?: ((output: Output, input: Input) => string) | undefined;
  readonly onDone?: (output: Output) => void;
  readonly isQuiet?: boolean;
  /** Begun without a network too: what it does is kept and sent later. */
  readonly isQueued?: boolean;
};

/** Everything on screen is fetched anew, also after a failure: it may have failed because the screen was old. */
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

/** One key for one content: pressed again after a lost answer it is the same call, and what was changed since is another. */
export function useKeyFor(): (sent: object) => string {
  const last = useRef({ sent: '', key: '' });
  return (sent) => {
    const written = JSON.stringify(sent);
    if (last.current.sent !== written) last.current = { sent: written, key: crypto.randomUUID() };
    return last.current.key;
  };
}
