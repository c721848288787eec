import { PageSkeleton } from '@chifan/ui';

export default function AddressBookScreen() {
  return <PageSkeleton />;
}
