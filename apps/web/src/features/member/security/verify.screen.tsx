import { ErrorState, PageSkeleton, Tabs, toast } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type Profile, useProfile } from '../../../data/member.ts';
import { useNavigation, useParams } from '../../../platform/navigation/navigation.ts';
import { NewPasswordForm } from '../sign-in/new-password-form.tsx';
import { BindEmail } from './bind-email.tsx';
import { ConfirmCodeStep } from './confirm-code-step.tsx';
import { NewPaymentPasswordForm } from './new-payment-password-form.tsx';

type What = 'payment' | 'password';

/**
 * The member proves the ownership of the account with a mailed code, and then sets a new password. URL parameter
 * `what`: `payment`, `password`, or `email` to add an e-mail address to an account without one.
 */
export default function VerifyScreen() {
  const { data: profile, error, refetch } = useProfile();
  if (profile) return profile.email ? <Verify email={profile.email} /> : <NoAddress profile={profile} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <PageSkeleton />;
}

function Verify({ email }: { readonly email: string }) {
  const { t } = useLingui();
  const [what, setWhat] = useState<What>(useParams().what === 'password' ? 'password' : 'payment');
  return (
    <Tabs
      label={t`Password to reset`}
      tabs={[
        { key: 'payment', label: <Trans>Payment password</Trans> },
        { key: 'password', label: <Trans>Account password</Trans> },
      ]}
      current={what}
      onChange={setWhat}
      isSticky
    >
      {what === 'payment' ? (
        <ConfirmCodeStep
          key="payment"
          email={email}
          purpose="payment_password"
          intro={<Trans>Then you choose 6 new digits. This also ends a lock.</Trans>}
        >
          <NewPaymentPasswordForm email={email} />
        </ConfirmCodeStep>
      ) : (
        <ConfirmCodeStep
          key="password"
          email={email}
          purpose="forget"
          intro={<Trans>Then you choose a new password. All your other devices are signed out.</Trans>}
        >
          <NewPasswordForm email={email} />
        </ConfirmCodeStep>
      )}
    </Tabs>
  );
}

function NoAddress({ profile }: { readonly profile: Profile }) {
  const { t } = useLingui();
  const navigation = useNavigation();
  const isAddressAlone = useParams().what === 'email';
  const onBound = () => {
    toast(t`Email address saved.`, { kind: 'success' });
    if (isAddressAlone) navigation.back();
  };
  return (
    <BindEmail
      profile={profile}
      withPaymentPassword={false}
      intro={
        <Trans>
          You sign in with WeChat, so we have no address to email a code to. Add an email address to your account first.
        </Trans>
      }
      onBound={onBound}
    />
  );
}
