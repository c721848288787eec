import { PageSkeleton } from '@chifan/ui';

export default function EditAddressScreen() {
  return <PageSkeleton />;
}
