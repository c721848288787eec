import { Card, DishPicture, HanName, Icon, Loading, Photo, Skeleton } from '@chifan/ui';
import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ShopDetails, shopDetailsQuery } from '../../../data/shop.ts';
import { useHere } from '../../../platform/choice/use-here.ts';
import { useLanguage } from '../../../platform/language.ts';
import { ScreenLink } from '../../../platform/screen-link.tsx';
import { imageUrl } from '../../../platform/site/image-url.ts';
import { LoadFailure } from '../../../terms/shop/load-failure.tsx';
import { DetailsHead } from './details-head.tsx';
import { OrderTerms } from './order-terms.tsx';
import { RatingSummary } from './rating-summary.tsx';
import { ShopAddress } from './shop-address.tsx';
import { WeekHours } from './week-hours.tsx';

type ShopInfoProps = {
  readonly shopId: number;
  /** Whether to show the shop’s header. False in a tab of the menu screen, which already shows the header. */
  readonly hasHead?: boolean;
};

export default function ShopInfo({ shopId, hasHead = false }: ShopInfoProps) {
  const language = useLanguage();
  const here = useHere();
  const { data, error, refetch } = useQuery(shopDetailsQuery(shopId, here, language));
  if (data) return <Info shop={data} hasHead={hasHead} />;
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return <DetailsSkeleton />;
}

function Info({ shop, hasHead }: { readonly shop: ShopDetails; readonly hasHead: boolean }) {
  const { t } = useLingui();
  const { attribution } = shop;
  return (
    <>
      {hasHead && <DetailsHead shop={shop} />}
      <ShopPhotos photos={shop.photos} shopName={shop.name.text} />
      <div className="grid grid-cols-1 gap-3 p-4 pb-28 wide:block wide:columns-2 wide:gap-4 wide:pb-6 wide:[&>*]:mb-4 wide:[&>*]:break-inside-avoid">
        <Card title={t`Opening hours`}>
          <WeekHours shop={shop} />
        </Card>
        <Card title={t`Address`}>
          <ShopAddress shop={shop} />
        </Card>
        {shop.description.text !== '' && (
          <Card title={t`About`}>
            <p lang={shop.description.language} dir="auto">
              {shop.description.text}
            </p>
          </Card>
        )}
        <Card title={t`What guests say`}>
          <RatingSummary shop={shop} />
        </Card>
        {shop.brand && <BrandCard brand={shop.brand} />}
        <Card title={t`Ordering here`}>
          <OrderTerms shop={shop} />
        </Card>
        {attribution !== '' && (
          <p dir="auto" className="text-small text-soft">
            {t`Source: ${attribution}`}
          </p>
        )}
      </div>
    </>
  );
}

function DetailsSkeleton() {
  return (
    <Loading>
      <div className="grid gap-3 p-4">
        <Skeleton className="h-40" />
        <Skeleton className="h-64" />
        <Skeleton className="h-40" />
      </div>
    </Loading>
  );
}

function BrandCard({ brand }: { readonly brand: NonNullable<ShopDetails['brand']> }) {
  const { branchCount } = brand;
  return (
    <ScreenLink
      to="pages/shop/list/shop_addr_list"
      params={{ brandId: String(brand.id) }}
      className="flex items-center gap-3 rounded-card bg-surface p-3 shadow-card active:bg-sunken"
    >
      <DishPicture plate={brand.plate} src={brand.image === null ? null : imageUrl(brand.image)} size="small" />
      <span className="grid min-w-0 flex-1 gap-0.5">
        <HanName name={brand.name} nameZh={brand.nameZh} />
        <span className="text-small text-soft">
          <Plural value={branchCount} one="# branch" other="# branches" />
        </span>
      </span>
      <Icon name="forward" size={20} className="text-faint" />
    </ScreenLink>
  );
}

type ShopPhotosProps = { readonly photos: readonly string[]; readonly shopName: string };

function ShopPhotos({ photos, shopName }: ShopPhotosProps) {
  const { t } = useLingui();
  if (photos.length === 0) return null;
  return (
    // The row itself is focusable, because nothing inside it is. So arrow keys can scroll it.
    <section aria-label={t`Photos`} tabIndex={0} className="no-bars flex gap-2 overflow-x-auto px-4 py-3">
      {photos.map((photo, index) => {
        const number = index + 1;
        return (
          <Photo
            key={photo}
            src={imageUrl(photo)}
            alt={t`Photo ${number} of ${shopName}`}
            sizes="224px"
            className="h-40 w-56 rounded-card"
          />
        );
      })}
    </section>
  );
}
