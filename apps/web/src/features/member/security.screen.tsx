import { PageSkeleton } from '@chifan/ui';

export default function SecurityScreen() {
  return <PageSkeleton />;
}
