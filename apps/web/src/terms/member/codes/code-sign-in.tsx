import { CodeField, Spinner } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api, type OutputOf } from '../../../platform/api.ts';
import { deviceKeyHeaders } from '../device-key-headers.ts';
import { inviterField } from '../inviter.ts';
import { ResendCode } from './resend-code.tsx';

type CodeSignInProps = {
  readonly email: string;
  readonly onSignedIn: (signedIn: OutputOf<'/rest/member/signInByCode'>) => unknown;
};

/** The field for a mailed code. Its last digit signs in, without a button and a password (rule member-50). */
export function CodeSignIn({ email, onSignedIn }: CodeSignInProps) {
  const { t } = useLingui();
  const [code, setCode] = useState('');
  const signIn = useMutation({
    meta: { isQuiet: true },
    mutationFn: (given: string) =>
      api('/rest/member/signInByCode', { email, code: given, ...inviterField() }, deviceKeyHeaders()),
    onSuccess: onSignedIn,
    onError: () => setCode(''),
  });
  return (
    <>
      <CodeField
        label={t`6-digit code`}
        value={code}
        onChange={setCode}
        onComplete={(given) => signIn.mutate(given)}
        error={code === '' ? signIn.error?.message : undefined}
        isMailed
        takesFocus
      />
      {signIn.isPending ? (
        <p role="status" className="flex min-h-11 items-center gap-2 text-note text-soft">
          <Spinner />
          <Trans>One moment</Trans>
        </p>
      ) : (
        <ResendCode email={email} purpose="sign_in" />
      )}
    </>
  );
}
