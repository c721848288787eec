import { Button, Countdown, toast } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { toastFailure } from '../../../platform/calls/toast-failure.ts';
import { type CodePurpose, useSentCodes } from './sent-codes.ts';
import { useSendCode } from './use-send-code.ts';

export function ResendCode({ email, purpose }: { readonly email: string; readonly purpose: CodePurpose }) {
  const { t } = useLingui();
  const nextAt = useSentCodes((sent) => sent.nextAt[email]) ?? 0;
  const [endedAt, setEndedAt] = useState(0);
  const [openedAt] = useState(Date.now);
  const send = useSendCode(purpose);
  const isWaiting = nextAt > openedAt && nextAt > endedAt;
  const resend = () =>
    send.mutate(email, {
      onSuccess: () => toast(t`A new code is on its way.`, { kind: 'success' }),
      onError: toastFailure,
    });
  if (isWaiting) {
    return (
      <p className="flex min-h-11 items-center text-note text-soft">
        <span>
          <Trans>
            No email yet? You can request another code in <Countdown until={nextAt} onEnd={() => setEndedAt(nextAt)} />.
          </Trans>
        </span>
      </p>
    );
  }
  return (
    <Button
      variant="quiet"
      icon="refresh"
      isBusy={send.isPending}
      onClick={resend}
      className="justify-self-start -ms-5"
    >
      <Trans>Send a new code</Trans>
    </Button>
  );
}
