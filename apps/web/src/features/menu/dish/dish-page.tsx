import type { ShopCard } from '@chifan/contract/catalogue/views';
import { type ChosenOptions, marksWithOptions } from '@chifan/domain/catalogue';
import type { OrderWay } from '@chifan/domain/ordering';
import { ApproximateAmount, Button, Card, DishPicture, HanName, Icon, SpiceMark } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Dish } from '../../../data/menu.ts';
import { lazyComponent } from '../../../platform/loading/lazy-component.tsx';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { PhotoStrip } from '../../../platform/photos/photo-strip.tsx';
import { withPhrases } from '../../../platform/phrases/with-phrases.ts';
import { ScreenLink } from '../../../platform/screen-link.tsx';
import { imageUrl } from '../../../platform/site/image-url.ts';
import { ChoiceBar } from '../../../terms/choice/choice-bar.tsx';
import { DishFacts } from '../../../terms/diet/dish-facts-cards.tsx';
import { DishMarks } from '../../../terms/diet/dish-marks.tsx';
import { OptionGroups } from '../../../terms/options/option-groups.tsx';
import { RateNote } from '../../../terms/wallet/rate-note.tsx';
import { DishVerdict } from '../diet/dish-verdict.tsx';
import { type DishChoice, useDishChoice } from '../options/use-dish-choice.ts';
import { NameSource, ServedTimes } from './dish-notes.tsx';
import { DishPrice } from './dish-price.tsx';
import { DishReviews } from './dish-reviews.tsx';
import { SampleMenuNotice } from './sample-menu-notice.tsx';
import { SetCard } from './set-card.tsx';

// The bar and the code of the cart load after the dish, because a guest reads about the dish before adding it.
const DishBar = lazyComponent(() => withPhrases(import('./dish-bar.tsx'), 'shell-screens'));

type DishPageProps = { readonly dish: Dish; readonly shop: ShopCard | undefined; readonly way: OrderWay };

export function DishPage(page: DishPageProps) {
  return (
    <>
      <ChoiceBar className="border-b border-line bg-surface px-4" />
      <DishShop shop={page.shop} />
      <DishColumns {...page} />
    </>
  );
}

/**
 * A row with the name of the dish’s restaurant, which links to the menu. The row has the same height before the
 * restaurant is loaded.
 */
function DishShop({ shop }: { readonly shop: ShopCard | undefined }) {
  if (!shop) return <div className="min-h-12 bg-surface" />;
  return (
    <ScreenLink
      to="pages/menu/index/index"
      params={{ shopId: String(shop.id) }}
      className="flex min-h-12 items-center gap-2 bg-surface px-4 text-note -outline-offset-3 active:bg-sunken"
    >
      <Icon name="shop" size={20} />
      <span className="flex min-w-0 flex-1 flex-wrap gap-x-2">
        <bdi lang={shop.name.language} className="truncate font-semibold">
          {shop.name.text}
        </bdi>
        {shop.nameZh !== shop.name.text && (
          <bdi lang="zh-CN" className="truncate text-soft">
            {shop.nameZh}
          </bdi>
        )}
      </span>
      <span className="font-semibold text-link">
        <Trans>Menu</Trans>
      </span>
      <Icon name="forward" size={20} />
    </ScreenLink>
  );
}

function DishColumns({ dish, shop, way }: DishPageProps) {
  const { t } = useLingui();
  const choice = useDishChoice(dish);
  return (
    <div className="pb-40 wide:grid wide:halves wide:pb-0">
      <div className="wide:stay wide:m-4 wide:overflow-hidden wide:rounded-card">
        <DishPhotos dish={dish} />
      </div>
      <div className="grid gap-3 p-4 wide:ps-0 wide:pb-4">
        <DishIntroduction dish={dish} choice={choice} />
        <DishVerdict dish={dish} chosen={choice.chosen} />
        {way === 'eat_here' && <WaiterButton dish={dish} chosen={choice.chosen} />}
        {dish.options.length > 0 && (
          <Card title={t`Options`}>
            <OptionGroups dish={dish} chosen={choice.chosen} onChange={choice.choose} />
          </Card>
        )}
        <SetCard dish={dish} />
        <DishFacts marks={marksWithOptions(dish, choice.chosen)} />
        {/* This notice loads with the restaurant, after the dish. At the bottom, it does not move the text that the
            guest is reading. */}
        {shop?.hasSampleMenu && <SampleMenuNotice />}
        <DishReviews dish={dish} />
        {shop && <DishBar dish={dish} shop={shop} choice={choice} />}
      </div>
    </div>
  );
}

function DishIntroduction({ dish, choice }: { readonly dish: Dish; readonly choice: DishChoice }) {
  return (
    <section className="grid gap-2">
      <HanName name={dish.name} nameZh={dish.nameZh} pinyin={dish.pinyin} as="h2" size="title" />
      <NameSource dish={dish} />
      <p className="flex flex-wrap items-baseline gap-x-2 text-title">
        <DishPrice dish={dish} isApproximate={false} />
        <ApproximateAmount amounts={[choice.line?.unitPrice ?? dish.price]} className="text-note!" />
        <RateNote />
      </p>
      <ServedTimes dish={dish} />
      <SpiceLine level={dish.spice} />
      <DishMarks dish={{ ...marksWithOptions(dish, choice.chosen), spice: 0 }} />
      {dish.description.text !== '' && (
        <p lang={dish.description.language} dir="auto">
          {dish.description.text}
        </p>
      )}
    </section>
  );
}

function SpiceLine({ level }: { readonly level: number }) {
  if (level > 0) return <SpiceMark level={level} hasWord />;
  return (
    <p className="text-small text-soft">
      <Trans>Not spicy</Trans>
    </p>
  );
}

function DishPhotos({ dish }: { readonly dish: Dish }) {
  const { t } = useLingui();
  const { photos, image } = dish;
  const dishName = dish.name.text;
  const all = (photos.length > 0 ? photos : image === null ? [] : [image]).map((path) => imageUrl(path));
  if (all.length === 0) return <DishPicture plate={dish.plate} src={null} size="wide" />;
  const byGuest = dish.guestPhoto ? imageUrl(dish.guestPhoto) : null;
  return (
    <PhotoStrip
      photos={all}
      label={t`Pictures of ${dishName}`}
      size="wide"
      captionOf={(photo) => (photo === byGuest ? t`Photo by a guest` : null)}
    />
  );
}

function WaiterButton({ dish, chosen }: { readonly dish: Dish; readonly chosen: ChosenOptions }) {
  const navigation = useNavigation();
  const options = Object.entries(chosen)
    .flatMap(([group, choices]) => choices.map((choice) => `${group}.${choice}`))
    .join(',');
  const show = () =>
    navigation.open('pages/menu/waiter/waiter', { dishId: String(dish.id), ...(options === '' ? {} : { options }) });
  return (
    <Button variant="secondary" icon="chat" isWide onClick={show}>
      <Trans>Show this to your waiter</Trans>
    </Button>
  );
}
