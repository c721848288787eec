import { PageSkeleton } from '@chifan/ui';

export default function ShopDetailsScreen() {
  return <PageSkeleton />;
}
