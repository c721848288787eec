import { PageSkeleton } from '@chifan/ui';

export default function OrderDetailScreen() {
  return <PageSkeleton />;
}
