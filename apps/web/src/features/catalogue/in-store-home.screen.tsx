import { PageSkeleton } from '@chifan/ui';

export default function InStoreHomeScreen() {
  return <PageSkeleton />;
}
