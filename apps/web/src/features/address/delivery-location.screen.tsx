import { PageSkeleton } from '@chifan/ui';

export default function DeliveryLocationScreen() {
  return <PageSkeleton />;
}
