import { PageSkeleton } from '@chifan/ui';

export default function BalanceScreen() {
  return <PageSkeleton />;
}
