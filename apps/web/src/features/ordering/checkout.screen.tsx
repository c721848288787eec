import { PageSkeleton } from '@chifan/ui';

export default function CheckoutScreen() {
  return <PageSkeleton />;
}
