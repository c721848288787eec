import { PageSkeleton } from '@chifan/ui';

export default function PaymentStatusScreen() {
  return <PageSkeleton />;
}
