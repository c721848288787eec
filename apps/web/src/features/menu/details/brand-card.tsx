import { DishPicture, HanName, Icon } from '@chifan/ui';
import { Plural } from '@lingui/react/macro';
import type { ShopDetails } from '../../../data/shops.ts';
import { ScreenLink } from '../../../platform/screen-link.tsx';
import { imageUrl } from '../../../platform/site/image-url.ts';

/** The chain that the shop belongs to, with the way to its other branches. */
export function BrandCard({ brand }: { readonly brand: NonNullable<ShopDetails['brand']> }) {
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
