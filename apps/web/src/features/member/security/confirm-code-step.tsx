import { Button } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { toastFailure } from '../../../platform/calls/toast-failure.ts';
import { type CodePurpose, useSentCodes } from '../../../terms/member/codes/sent-codes.ts';
import { useSendCode } from '../../../terms/member/codes/use-send-code.ts';

type CodeFirstProps = {
  readonly email: string;
  readonly purpose: CodePurpose;
  readonly intro: ReactNode;
  readonly children: ReactNode;
};

export function ConfirmCodeStep({ email, purpose, intro, children }: CodeFirstProps) {
  const isOnItsWay = useSentCodes(({ letters }) =>
    letters.some((letter) => letter.email === email && letter.purpose === purpose),
  );
  const send = useSendCode(purpose);
  const address = <bdi className="inline-block max-w-full font-semibold wrap-anywhere text-ink">{email}</bdi>;
  if (isOnItsWay) {
    return (
      <>
        <p className="px-4 pt-4 text-note text-soft">
          <Trans>We sent a code to {address}. It’s valid for 10 minutes.</Trans>
        </p>
        {children}
      </>
    );
  }
  return (
    <div className="grid gap-5 p-4">
      <p className="text-note text-soft">
        <Trans>We’ll email a 6-digit code to {address}.</Trans> {intro}
      </p>
      <Button isWide isBusy={send.isPending} onClick={() => send.mutate(email, { onError: toastFailure })}>
        <Trans>Send code</Trans>
      </Button>
    </div>
  );
}
