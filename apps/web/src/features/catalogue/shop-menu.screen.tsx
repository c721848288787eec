import { PageSkeleton } from '@chifan/ui';

export default function ShopMenuScreen() {
  return <PageSkeleton />;
}
