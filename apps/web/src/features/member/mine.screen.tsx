import { PageSkeleton } from '@chifan/ui';

export default function MineScreen() {
  return <PageSkeleton />;
}
