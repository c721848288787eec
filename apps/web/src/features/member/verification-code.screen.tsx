import { Button, EmptyState } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigation, useParams } from '../../platform/navigation.ts';
import { isPasswordPurpose } from '../../terms/member/codes/sent-codes.ts';
import { NewPasswordForm } from './codes/new-password-form.tsx';
import { useInviter } from './entry/use-inviter.ts';

/** Form for a mailed code and a password. URL parameters: `email`, and `purpose` (register or forget). */
export default function VerificationCodeScreen() {
  const { email, purpose } = useParams();
  if (!email || !isPasswordPurpose(purpose)) return <NoLetter />;
  return (
    <>
      <div className="grid gap-1 px-4 pt-4 text-note text-soft">
        <p>
          <Trans>
            We have sent a code to <bdi className="font-semibold text-ink">{email}</bdi>. It is good for 10 minutes.
          </Trans>
        </p>
        <p>
          {purpose === 'register' ? (
            <Trans>Check your spam folder too. If this address has an account already, the mail says so.</Trans>
          ) : (
            <Trans>Check your spam folder too. No mail comes if this address has no account.</Trans>
          )}
        </p>
      </div>
      <NewPasswordForm email={email} purpose={purpose} />
    </>
  );
}

function NoLetter() {
  const { t } = useLingui();
  const navigation = useNavigation();
  const inviter = useInviter();
  return (
    <EmptyState
      icon="chat"
      title={t`No code has been sent yet`}
      action={
        <Button onClick={() => navigation.replace('pages/internal/login/register/register', inviter)}>
          <Trans>Enter my e-mail</Trans>
        </Button>
      }
    >
      <Trans>Tell us your e-mail address first, and we send the code there.</Trans>
    </EmptyState>
  );
}
