import { PageSkeleton } from '@chifan/ui';

export default function OrderListScreen() {
  return <PageSkeleton />;
}
