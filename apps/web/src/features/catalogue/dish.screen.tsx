import { PageSkeleton } from '@chifan/ui';

export default function DishScreen() {
  return <PageSkeleton />;
}
