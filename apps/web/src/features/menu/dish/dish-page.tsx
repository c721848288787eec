import type { ShopCard } from '@chifan/contract/catalogue';
import { marksWithOptions } from '@chifan/domain/catalogue';
import { Card, HanName } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import type { Dish } from '../../../data/menu.ts';
import { ApproximateMoney } from '../../../platform/money/approximate-money.tsx';
import type { Way } from '../../../terms/shops/way.ts';
import { OptionGroups } from '../options/option-groups.tsx';
import { type DishChoice, useDishChoice } from '../options/use-dish-choice.ts';
import { NameSource, ServedTimes } from '../page/dish-notes.tsx';
import { SampleMenuNotice } from '../page/menu-notices.tsx';
import { DishBar } from './dish-bar.tsx';
import { DishFacts } from './dish-facts-cards.tsx';
import { DishPhotos } from './dish-photos.tsx';
import { DishPrice } from './dish-price.tsx';
import { DishReviews } from './dish-reviews.tsx';
import { DishVerdict } from './dish-verdict.tsx';
import { SetCard } from './set-card.tsx';
import { SpiceLine } from './spice-line.tsx';
import { WaiterButton } from './waiter-button.tsx';

type DishPageProps = { readonly dish: Dish; readonly shop: ShopCard | undefined; readonly way: Way };

/** Everything there is to know of a dish, its options, and the way into the cart. */
export function DishPage({ dish, shop, way }: DishPageProps) {
  const { t } = useLingui();
  const choice = useDishChoice(dish);
  return (
    <div className="pb-24">
      <DishPhotos dish={dish} />
      <div className="grid gap-3 p-4">
        <DishIntroduction dish={dish} choice={choice} />
        <DishVerdict dish={dish} chosen={choice.chosen} />
        <WaiterButton dish={dish} chosen={choice.chosen} />
        {shop?.hasSampleMenu && <SampleMenuNotice />}
        {dish.options.length > 0 && (
          <Card title={t`Options`}>
            <OptionGroups dish={dish} chosen={choice.chosen} onChange={choice.choose} />
          </Card>
        )}
        <SetCard dish={dish} way={way} />
        <DishFacts marks={marksWithOptions(dish, choice.chosen)} />
        <DishReviews dish={dish} />
      </div>
      {shop && <DishBar dish={dish} shop={shop} way={way} choice={choice} />}
    </div>
  );
}

function DishIntroduction({ dish, choice }: { readonly dish: Dish; readonly choice: DishChoice }) {
  return (
    <section className="grid gap-2">
      <HanName name={dish.name} nameZh={dish.nameZh} pinyin={dish.pinyin} as="h2" size="title" />
      <NameSource dish={dish} />
      <p className="flex flex-wrap items-baseline gap-x-2 text-title">
        <DishPrice dish={dish} />
        <ApproximateMoney amount={choice.line?.unitPrice ?? dish.price} hasNote />
      </p>
      <ServedTimes dish={dish} />
      <SpiceLine level={dish.spice} />
      {dish.description.text !== '' && (
        <p lang={dish.description.language} dir="auto">
          {dish.description.text}
        </p>
      )}
    </section>
  );
}
