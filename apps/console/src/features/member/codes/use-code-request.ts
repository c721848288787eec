import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

type SentCode = {
  readonly to: string;
  /** When another code can be requested, epoch milliseconds. */
  readonly nextAt: number;
};

/** `send` requests a code for an account or address. */
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
