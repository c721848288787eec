import { PageSkeleton } from '@chifan/ui';

export default function DeliveryHomeScreen() {
  return <PageSkeleton />;
}
