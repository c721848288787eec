import { ErrorState, PageSkeleton } from '@chifan/ui';
import { ForCurrentShop } from '../../../platform/for-current-shop.tsx';
import { useMenu } from '../menu/menu.ts';
import { PaperMenu } from './paper-menu.tsx';

export default function PaperMenuScreen() {
  return <ForCurrentShop>{(shop) => <OfMenu shopId={shop.id} />}</ForCurrentShop>;
}

function OfMenu({ shopId }: { readonly shopId: number }) {
  const { data, error, refetch } = useMenu(shopId);
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  return <PaperMenu shopId={shopId} menu={data.categories.flatMap(({ dishes }) => dishes)} />;
}
