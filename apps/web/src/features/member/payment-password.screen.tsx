import { PageSkeleton } from '@chifan/ui';

export default function PaymentPasswordScreen() {
  return <PageSkeleton />;
}
