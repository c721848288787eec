import { Button, Drawer } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSession } from '../../../platform/session/session.ts';
import { CodeSignIn } from '../../../terms/member/codes/code-sign-in.tsx';
import type { Identity } from './use-identity.ts';

type CodeSheetProps = { readonly identity: Pick<Identity, 'email' | 'onward' | 'close'> };

/** The form for the mailed code. The last digit signs the visitor in and places the order. */
export function CodeSheet({ identity: { email, onward, close } }: CodeSheetProps) {
  const { t } = useLingui();
  return (
    <Drawer isOpen onClose={close} title={t`Enter your code`}>
      <div className="grid grid-cols-1 gap-4">
        <p className="text-note text-soft">
          <Trans>
            We sent a 6-digit code to{' '}
            <bdi className="inline-block max-w-full font-semibold wrap-anywhere text-ink">{email}</bdi>. Enter it to
            place your order.
          </Trans>
        </p>
        <CodeSignIn
          email={email}
          onSignedIn={({ token, memberId }) => {
            useSession.getState().store(token, memberId);
            close();
            onward?.();
          }}
        />
        <Button variant="quiet" icon="edit" className="-ms-3 justify-self-start" onClick={close}>
          <Trans>Change email</Trans>
        </Button>
      </div>
    </Drawer>
  );
}
