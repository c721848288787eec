import { HanName, Icon } from '@chifan/ui';
import { Plural } from '@lingui/react/macro';
import type { SetMealBrand } from '../../../data/setmeal.ts';
import { useNavigation, useParams } from '../../../platform/navigation/navigation.ts';
import { ScreenLink } from '../../../platform/screen-link.tsx';
import { BrandChips } from './brand-chips.tsx';
import { FoundSetMeals, NoSetMeals } from './found-set-meals.tsx';

/** Set meals of a brand. URL parameter `brandId`, by default all brands. */
export default function SetMealsScreen() {
  const { brandId } = useParams();
  const { adjust } = useNavigation();
  const chosen = Number(brandId) > 0 ? Number(brandId) : null;
  return (
    <FoundSetMeals
      filter={chosen === null ? {} : { brandId: chosen }}
      head={(brands) => (
        <BrandsHead
          brands={brands}
          chosen={chosen}
          onChoose={(id) => adjust(id === null ? {} : { brandId: String(id) })}
        />
      )}
      empty={<NoSetMeals />}
    />
  );
}

type BrandsHeadProps = Parameters<typeof BrandChips>[0];

function BrandsHead({ brands, chosen, onChoose }: BrandsHeadProps) {
  const brand = brands.find(({ id }) => id === chosen);
  return (
    <>
      {brands.length > 0 && <BrandChips brands={brands} chosen={chosen} onChoose={onChoose} />}
      {brand && <BrandLink brand={brand} />}
    </>
  );
}

function BrandLink({ brand }: { readonly brand: SetMealBrand }) {
  const { branchCount } = brand;
  return (
    <ScreenLink
      to="pages/shop/list/shop_addr_list"
      params={{ brandId: String(brand.id) }}
      className="mx-4 mt-3 flex flex-wrap items-center gap-x-3 rounded-card bg-surface px-3 py-2 shadow-card active:bg-sunken"
    >
      <span className="min-w-0 flex-[1_1_8rem]">
        <HanName name={brand.name} nameZh={brand.nameZh} />
      </span>
      <span className="text-small text-soft">
        <Plural value={branchCount} one="# branch" other="# branches" />
      </span>
      <Icon name="forward" size={20} className="text-faint" />
    </ScreenLink>
  );
}
