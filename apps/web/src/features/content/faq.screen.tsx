import { PageSkeleton } from '@chifan/ui';

export default function FaqScreen() {
  return <PageSkeleton />;
}
