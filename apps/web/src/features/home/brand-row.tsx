import type { Brand } from '@chifan/contract/catalogue';
import { DishPicture } from '@chifan/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { ScreenLink } from '../../platform/screen-link.tsx';
import { imageUrl } from '../../platform/site/image-url.ts';
import type { Way } from '../../terms/shops/way.ts';
import { HomeSection } from './home-section.tsx';

type BrandRowProps = { readonly brands: readonly Brand[]; readonly way: Way };

/** Chains that have branches round here. */
export function BrandRow({ brands, way }: BrandRowProps) {
  if (brands.length === 0) return null;
  return (
    <HomeSection title={<Trans>Restaurant chains</Trans>}>
      {brands.map(({ branchCount, ...brand }) => (
        <li key={brand.id} className="w-28 shrink-0">
          <ScreenLink
            to="pages/shop/list/shop_addr_list"
            params={{ brandId: String(brand.id), ...(way === 'delivery' ? { way } : {}) }}
            className="grid h-full content-start justify-items-center gap-1 rounded-card bg-surface p-2.5 text-center shadow-card -outline-offset-3 active:bg-sunken"
          >
            <DishPicture
              plate={brand.plate}
              src={brand.image === null ? null : imageUrl(brand.image)}
              size="small"
              className="rounded-full!"
            />
            <bdi lang={brand.name.language} className="line-clamp-2 w-full text-small font-semibold">
              {brand.name.text}
            </bdi>
            <span className="text-small text-soft">
              <Plural value={branchCount} one="# branch" other="# branches" />
            </span>
          </ScreenLink>
        </li>
      ))}
    </HomeSection>
  );
}
