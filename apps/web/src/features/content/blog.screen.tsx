import { PageSkeleton } from '@chifan/ui';

export default function BlogScreen() {
  return <PageSkeleton />;
}
