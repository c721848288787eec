import { CodeField, Drawer, Spinner } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api.ts';
import { useSession } from '../../../platform/session.ts';
import { ResendCode } from '../../../terms/member/codes/resend-code.tsx';
import { deviceKeyHeaders } from '../../../terms/member/device-key-headers.ts';
import type { Identity } from './use-identity.ts';

type CodeSheetProps = { readonly identity: Pick<Identity, 'email' | 'onward' | 'close'> };

/** The form for the mailed code. The last digit signs the visitor in and places the order. */
export function CodeSheet({ identity: { email, onward, close } }: CodeSheetProps) {
  const { t } = useLingui();
  const [code, setCode] = useState('');
  const signIn = useMutation({
    meta: { isQuiet: true },
    mutationFn: (given: string) => api('/rest/member/signInByCode', { email, code: given }, deviceKeyHeaders()),
    onSuccess: ({ token, memberId }) => {
      useSession.getState().store(token, memberId);
      close();
      onward?.();
    },
    onError: () => setCode(''),
  });
  return (
    <Drawer isOpen onClose={close} title={t`Enter your code`}>
      <div className="grid grid-cols-1 gap-4">
        <p className="text-note text-soft">
          <Trans>
            We sent a 6-digit code to <bdi className="font-semibold text-ink">{email}</bdi>. Enter it to place your
            order.
          </Trans>
        </p>
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
      </div>
    </Drawer>
  );
}
