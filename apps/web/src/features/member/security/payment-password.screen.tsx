import { ErrorState, PageSkeleton, toast } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type Profile, useProfile } from '../../../data/member.ts';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { BindEmail } from './bind-email.tsx';
import { ConfirmCodeStep } from './confirm-code-step.tsx';
import { NewPaymentPasswordForm } from './new-payment-password-form.tsx';
import { PaymentPasswordForm } from './payment-password-form.tsx';

/**
 * Sets the payment password. The member proves the ownership of the account with the account’s password. A member
 * without a password uses a mailed code instead, and adds an e-mail address first if necessary.
 */
export default function PaymentPasswordScreen() {
  const { data: profile, error, refetch } = useProfile();
  if (profile?.hasPassword) return <PaymentPasswordForm isChange={profile.hasPaymentPassword} />;
  if (profile) return profile.email === null ? <ByFirstAddress profile={profile} /> : <ByMail email={profile.email} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <PageSkeleton />;
}

function ByFirstAddress({ profile }: { readonly profile: Profile }) {
  const { t } = useLingui();
  const navigation = useNavigation();
  const onBound = () => {
    toast(t`Payment password saved.`, { kind: 'success' });
    navigation.back();
  };
  return (
    <BindEmail
      profile={profile}
      withPaymentPassword
      intro={
        <Trans>
          You sign in with WeChat. To set a payment password, add an email address to your account. We email a code
          there, now and whenever you forget your password.
        </Trans>
      }
      onBound={onBound}
    />
  );
}

function ByMail({ email }: { readonly email: string }) {
  return (
    <ConfirmCodeStep
      email={email}
      purpose="payment_password"
      intro={<Trans>Then you choose 6 new digits. This also ends a lock.</Trans>}
    >
      <NewPaymentPasswordForm email={email} />
    </ConfirmCodeStep>
  );
}
