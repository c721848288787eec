import { ErrorState, PageSkeleton } from '@chifan/ui';
import { useProfile } from './profile.query.ts';
import { PaymentPasswordForm } from './security/payment-password-form.tsx';

/** Sets the payment password, or changes it; the account's own password proves whose it is. */
export default function PaymentPasswordScreen() {
  const { data: profile, error, refetch } = useProfile();
  if (profile) return <PaymentPasswordForm isChange={profile.hasPaymentPassword} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <PageSkeleton />;
}
