import { Button, EmptyState } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigation, useParams } from '../../../platform/navigation/navigation.ts';
import { CodeSignIn } from '../../../terms/member/codes/code-sign-in.tsx';
import { useNoteInviter } from '../../../terms/member/inviter.ts';
import { TextLink } from '../forms/text-link.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { useFinishSignIn } from './use-finish-sign-in.ts';
import { useInviter } from './use-inviter.ts';

/** Screens where the guest corrects a mistyped address. */
const register = 'pages/internal/login/register/register';
const forget = 'pages/internal/login/forget/forget';

/** Form for a mailed code. URL parameters: `email`, and `purpose` (sign_in, or forget for a new password). */
export default function VerificationCodeScreen() {
  const inviter = useInviter();
  const { email, purpose } = useParams();
  if (!email || (purpose !== 'sign_in' && purpose !== 'forget')) return <NoLetter />;
  return (
    <>
      <div className="grid gap-1 px-4 pt-4 text-note text-soft">
        <p>
          <Trans>
            We sent a code to{' '}
            <bdi className="inline-block max-w-full font-semibold wrap-anywhere text-ink">{email}</bdi>. It’s valid for
            10 minutes.
          </Trans>
        </p>
        <p>
          {purpose === 'sign_in' ? (
            <Trans>Check your spam folder too.</Trans>
          ) : (
            <Trans>Check your spam folder too. We send no email if this address has no account.</Trans>
          )}
        </p>
      </div>
      {purpose === 'sign_in' ? <SignIn email={email} /> : <NewPasswordForm email={email} />}
      <div className="px-4">
        <TextLink to={purpose === 'sign_in' ? register : forget} params={{ ...inviter, email }}>
          <Trans>Change email</Trans>
        </TextLink>
      </div>
    </>
  );
}

function SignIn({ email }: { readonly email: string }) {
  const { t } = useLingui();
  const enter = useFinishSignIn();
  useNoteInviter();
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <CodeSignIn email={email} onSignedIn={(signedIn) => enter(signedIn, t`You’re signed in.`)} />
    </div>
  );
}

function NoLetter() {
  const { t } = useLingui();
  const navigation = useNavigation();
  const inviter = useInviter();
  return (
    <EmptyState
      icon="chat"
      title={t`No code sent yet`}
      action={
        <Button onClick={() => navigation.replace('pages/internal/login/register/register', inviter)}>
          <Trans>Enter my email</Trans>
        </Button>
      }
    >
      <Trans>Enter your email address first. We’ll send the code there.</Trans>
    </EmptyState>
  );
}
