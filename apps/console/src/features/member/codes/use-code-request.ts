import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

type SentCode = {
  readonly to: string;
  /** Time from which another code can be requested, in epoch milliseconds. */
  readonly nextAt: number;
};

/**
 * Requests codes by e-mail and stores where the last code was sent. `send` calls the server with the account or the
 * e-mail address that gets the code.
 */
export function useCodeRequest(send: (to: string) => Promise<{ readonly resendAfterSeconds: number }>) {
  const [sent, setSent] = useState<SentCode | null>(null);
  const request = useMutation({
    mutationFn: send,
    meta: { isQuiet: true },
    onSuccess: ({ resendAfterSeconds }, to) => setSent({ to, nextAt: Date.now() + resendAfterSeconds * 1000 }),
  });
  return { sent, request, reset: () => setSent(null) };
}

export type CodeRequest = ReturnType<typeof useCodeRequest>;
