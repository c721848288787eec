import { Card, EmptyState, ErrorState, Icon, PageSkeleton } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { linkedId, useSearchParam } from '../../lists/linked.ts';
import { type FoundShop, useFoundShops } from '../../shop-search/found-shops.ts';
import { DraftCard } from '../../shop-stage/draft-card.tsx';
import { dishText } from '../../texts/dish-name.tsx';
import { PersonText } from '../../texts/person-text.tsx';

export default function ShopStageScreen() {
  const shopId = linkedId(useSearchParam('shop'));
  const { data, error, refetch } = useFoundShops(shopId === null ? '' : String(shopId));
  if (!data && shopId !== null)
    return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  const shop = data?.find(({ id }) => id === shopId);
  return shop ? <Stage shop={shop} /> : <EmptyState icon="search" title={t`没有找到这家店`} />;
}

function Stage({ shop }: { readonly shop: FoundShop }) {
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-1 gap-4">
      <div className="grid">
        <h2>
          <PersonText text={dishText(shop)} className="text-title font-semibold" />
        </h2>
        <p className="flex flex-wrap gap-x-3 text-note text-soft">
          <span className="figures">{t`编号 ${shop.id}`}</span>
          <PersonText text={shop.addressZh} />
        </p>
      </div>
      {shop.state === 'draft' ? (
        <DraftCard shopId={shop.id} />
      ) : (
        <Card>
          <p className="flex items-center gap-2">
            <Icon name="check" className="text-good" />
            {t`这家店已上线，客人可以看到。`}
          </p>
        </Card>
      )}
    </div>
  );
}
