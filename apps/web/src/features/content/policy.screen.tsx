import { PageSkeleton } from '@chifan/ui';

export default function PolicyScreen() {
  return <PageSkeleton />;
}
