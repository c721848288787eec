import { hasDiet, judgeDish } from '@chifan/domain/catalogue';
import { Button, HanName } from '@chifan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { SetMealDetail } from '../../../data/setmeal.ts';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { PhotoStrip } from '../../../platform/photos/photo-strip.tsx';
import { ScreenLink } from '../../../platform/screen-link.tsx';
import { imageUrl } from '../../../platform/site/image-url.ts';
import { useDietProfile } from '../../../terms/diet/diet-profile.ts';
import { DishFacts } from '../../../terms/diet/dish-facts-cards.tsx';
import { VerdictLine } from '../../../terms/diet/verdict-line.tsx';
import { setMealParams } from '../../../terms/setmeal/set-meal-params.ts';
import { SetMealPicture } from '../../../terms/setmeal/set-meal-picture.tsx';
import { SetMealPrice, SetMealStock } from '../../../terms/setmeal/set-meal-price.tsx';
import { bestSetMealVerdict } from '../../../terms/setmeal/set-meal-verdict.ts';
import { RateNote } from '../../../terms/wallet/rate-note.tsx';
import { BranchesCard } from './branches-card.tsx';
import { BuyBar } from './buy-bar.tsx';
import { ContentsCard } from './contents-card.tsx';
import { RulesCard } from './rules-card.tsx';

export function SetMealPage({ setMeal }: { readonly setMeal: SetMealDetail }) {
  const navigation = useNavigation();
  return (
    <div className="pb-24 wide:grid wide:halves wide:pb-0">
      <div className="wide:stay wide:m-4 wide:overflow-hidden wide:rounded-card">
        <Photos setMeal={setMeal} />
      </div>
      <div className="grid grid-cols-1 gap-3 p-4 wide:ps-0">
        <Introduction setMeal={setMeal} />
        <Verdict setMeal={setMeal} />
        <ContentsCard contents={setMeal.contents} />
        <Button
          variant="secondary"
          icon="chat"
          isWide
          onClick={() => navigation.open('pages/menu/waiter/waiter', setMealParams(setMeal.id))}
        >
          <Trans>Show this to your waiter</Trans>
        </Button>
        <RulesCard setMeal={setMeal} />
        <BranchesCard setMeal={setMeal} />
        <DishFacts marks={setMeal} />
        <BuyBar setMeal={setMeal} />
      </div>
    </div>
  );
}

function Photos({ setMeal }: { readonly setMeal: SetMealDetail }) {
  const { t } = useLingui();
  const name = setMeal.name.text;
  if (setMeal.photos.length === 0) return <SetMealPicture of={setMeal} size="wide" />;
  return (
    <PhotoStrip photos={setMeal.photos.map((path) => imageUrl(path))} label={t`Pictures of ${name}`} size="wide" />
  );
}

function Introduction({ setMeal }: { readonly setMeal: SetMealDetail }) {
  const { name, nameZh, pinyin, brand, persons, sold, description } = setMeal;
  return (
    <section className="grid grid-cols-1 gap-2">
      <HanName name={name} nameZh={nameZh} pinyin={pinyin} as="h2" size="title" />
      <p className="flex flex-wrap items-center gap-x-3 text-note text-soft">
        <ScreenLink
          to="pages/shop/list/item_list"
          params={{ brandId: String(brand.id) }}
          className="inline-flex min-h-11 items-center font-semibold text-link"
        >
          <bdi lang={brand.name.language}>{brand.name.text}</bdi>
        </ScreenLink>
        <span>
          <Plural value={persons} one="For # person" other="For # people" />
        </span>
        {sold > 0 && (
          <span>
            <Plural value={sold} one="# sold" other="# sold" />
          </span>
        )}
      </p>
      <p className="flex flex-wrap items-baseline gap-x-3 text-title">
        <SetMealPrice of={setMeal} />
        <SetMealStock of={setMeal} />
        <RateNote />
      </p>
      {description.text !== '' && (
        <p lang={description.language} dir="auto">
          {description.text}
        </p>
      )}
      <DescriptionSource setMeal={setMeal} />
    </section>
  );
}

/** Shows how the description was translated, if the brand did not write it in the guest’s language. */
function DescriptionSource({ setMeal: { description, descriptionFrom } }: { readonly setMeal: SetMealDetail }) {
  if (description.text === '' || descriptionFrom === 'merchant') return null;
  return (
    <p className="text-small text-faint">
      {descriptionFrom === 'platform' ? <Trans>Translated by Chifan</Trans> : <Trans>Not yet in your language</Trans>}
    </p>
  );
}

function Verdict({ setMeal }: { readonly setMeal: SetMealDetail }) {
  const profile = useDietProfile();
  if (!hasDiet(profile)) return null;
  const atBest = bestSetMealVerdict(profile, setMeal);
  const dependsOnChoice = atBest.verdict === 'fits' && judgeDish(profile, setMeal).verdict !== 'fits';
  return (
    <div role="status" className="grid gap-1">
      <VerdictLine verdict={atBest} saysFit={!dependsOnChoice} />
      {dependsOnChoice && (
        <p className="text-small font-medium text-warn">
          <Trans>It can fit your diet, depending on what you choose.</Trans>
        </p>
      )}
    </div>
  );
}
