import { PageSkeleton } from '@chifan/ui';

export default function ShopListScreen() {
  return <PageSkeleton />;
}
