import { Button, CodeField, Spinner } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { toastFailure } from '../../../platform/calls/toast-failure.ts';
import { ResendCode } from '../../../terms/member/codes/resend-code.tsx';
import { useSendCode } from '../../../terms/member/codes/use-send-code.ts';

type ProviderCodeProps = {
  readonly email: string;
  readonly isBusy: boolean;
  readonly error: string | undefined;
  /** Called when the guest has entered the last digit. */
  readonly onCode: (code: string) => void;
};

/**
 * Requests a mailed code at a first sign-in with Google or Apple. The code is required if the provider does not operate
 * the mailbox, or if the account has a password.
 */
export function ProviderCode({ email, isBusy, error, onCode }: ProviderCodeProps) {
  const { t } = useLingui();
  const send = useSendCode('sign_in');
  const [code, setCode] = useState('');
  const enter = (given: string) => {
    onCode(given);
    setCode('');
  };
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <h2 className="text-title font-semibold">
        <Trans>One last check</Trans>
      </h2>
      <p className="text-note text-soft">
        <Trans>
          Enter the code from <bdi className="font-semibold text-ink">{email}</bdi>, just this once, so only you can use
          this account.
        </Trans>
      </p>
      {!send.isSuccess ? (
        <Button isWide isBusy={send.isPending} onClick={() => send.mutate(email, { onError: toastFailure })}>
          <Trans>Send code</Trans>
        </Button>
      ) : (
        <>
          <CodeField
            label={t`6-digit code`}
            value={code}
            onChange={setCode}
            onComplete={enter}
            error={code === '' ? error : undefined}
            isMailed
            takesFocus
          />
          {isBusy ? (
            <p role="status" className="flex min-h-11 items-center gap-2 text-note text-soft">
              <Spinner />
              <Trans>One moment</Trans>
            </p>
          ) : (
            <ResendCode email={email} purpose="sign_in" />
          )}
        </>
      )}
    </div>
  );
}
