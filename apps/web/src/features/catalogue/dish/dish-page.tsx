import type { ShopCard } from '@chifan/contract/catalogue';
import { Card, DishPicture, HanName } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { imageUrl } from '../../../platform/image-url.ts';
import { SampleMenuNotice } from '../menu/menu-notices.tsx';
import type { Dish } from '../menu/shop-menu.query.ts';
import { OptionGroups } from '../options/option-groups.tsx';
import { useDishChoice } from '../options/use-dish-choice.ts';
import type { Way } from '../shops/way.ts';
import { AllergenTable } from './allergen-table.tsx';
import { DietTable } from './diet-table.tsx';
import { DishBar } from './dish-bar.tsx';
import { DishPrice } from './dish-price.tsx';
import { SpiceLine } from './spice-line.tsx';

type DishPageProps = { readonly dish: Dish; readonly shop: ShopCard | undefined; readonly way: Way };

/** Everything there is to know of a dish, its options, and the way into the cart. */
export function DishPage({ dish, shop, way }: DishPageProps) {
  const { t } = useLingui();
  const choice = useDishChoice(dish);
  return (
    <div className="pb-24">
      <DishPicture plate={dish.plate} src={dish.image === null ? null : imageUrl(dish.image)} size="wide" />
      <div className="grid gap-3 p-4">
        <DishIntroduction dish={dish} />
        {shop?.hasSampleMenu && <SampleMenuNotice />}
        {dish.options.length > 0 && (
          <Card title={t`Options`}>
            <OptionGroups groups={dish.options} chosen={choice.chosen} onChange={choice.choose} />
          </Card>
        )}
        <Card title={t`Allergens`}>
          <AllergenTable marks={dish.allergens} />
        </Card>
        <Card title={t`Diet`}>
          <DietTable diet={dish.diet} />
        </Card>
      </div>
      {shop && <DishBar dish={dish} shop={shop} way={way} choice={choice} />}
    </div>
  );
}

function DishIntroduction({ dish }: { readonly dish: Dish }) {
  return (
    <section className="grid gap-2">
      <HanName name={dish.name} nameZh={dish.nameZh} pinyin={dish.pinyin} as="h2" size="title" />
      <p className="text-title">
        <DishPrice dish={dish} />
      </p>
      <SpiceLine level={dish.spice} />
      {dish.description.text !== '' && (
        <p lang={dish.description.language} dir="auto">
          {dish.description.text}
        </p>
      )}
    </section>
  );
}
