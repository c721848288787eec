import { PageSkeleton } from '@chifan/ui';

export default function NewAddressScreen() {
  return <PageSkeleton />;
}
