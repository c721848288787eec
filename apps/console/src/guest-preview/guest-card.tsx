import type { DishCard as Dish } from '@chifan/contract/catalogue/views';
import { directionOf, type Language } from '@chifan/domain';
import { allergens, diets, drawingOf, type Marks } from '@chifan/domain/catalogue';
import { Badge, DishCard, FoodIcon, HanName, Loading, Money, Skeleton, SpiceMark } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { I18nProvider, useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { allergenLabels, dietLabels } from '../dish-fields/mark-labels.ts';
import { imageUrl } from '../platform/image-url.ts';
import { currentLanguage } from '../platform/language/language.ts';
import { PersonText } from '../texts/person-text.tsx';
import { useGuestWords } from './guest-words.ts';

type ShownDish = Pick<
  Dish,
  'name' | 'nameZh' | 'pinyin' | 'description' | 'image' | 'plate' | 'price' | 'spice' | 'isSoldOut'
> &
  Marks;

type GuestCardProps = {
  readonly language: Language;
  readonly dish: ShownDish;
  /** Price before the discount, in fen, shown crossed out next to the price. */
  readonly originalPrice?: number;
  /** Additional content of the card. Its texts are in the guest's language. */
  readonly children?: ReactNode;
};

export function GuestCard({ language, dish, originalPrice = dish.price, children }: GuestCardProps) {
  const words = useGuestWords(language);
  if (!words)
    return (
      <Loading>
        <Skeleton className="h-40" />
      </Loading>
    );
  return (
    <div lang={language} dir={directionOf(language)} className="rounded-card border border-line">
      <I18nProvider i18n={words}>
        <DishCard
          title={<HanName name={dish.name} nameZh={dish.nameZh} pinyin={dish.pinyin} />}
          image={dish.image === null ? null : imageUrl(dish.image)}
          plate={drawingOf({ plate: dish.plate, nameZh: dish.nameZh, diet: dish.diet })}
          isDimmed={dish.isSoldOut}
          marks={<SpiceMark level={dish.spice} hasWord />}
          price={
            <span className="flex gap-2">
              <Money amount={dish.price} className="font-semibold" />
              {originalPrice > dish.price && (
                <s className="text-soft">
                  <Money amount={originalPrice} />
                </s>
              )}
            </span>
          }
        />
        <p lang={dish.description.language} className="px-3 pb-2 text-note text-soft empty:hidden">
          <PersonText text={dish.description.text} />
        </p>
        {children}
      </I18nProvider>
      <StaffMarks dish={dish} />
    </div>
  );
}

/** Allergens and diets of the dish in the console's language, so that staff can check them. */
function StaffMarks({ dish }: Pick<GuestCardProps, 'dish'>) {
  const { i18n } = useLingui();
  const contained = allergens.filter((allergen) => dish.allergens.contains.includes(allergen));
  const kept = diets.filter((diet) => dish.diet[diet] === 'yes');
  return (
    <p lang={currentLanguage()} dir="ltr" className="flex flex-wrap gap-1 px-3 pb-3 empty:hidden">
      {contained.map((allergen) => {
        const name = i18n._(allergenLabels[allergen]);
        return (
          <Badge key={allergen} tone="bad">
            <FoodIcon name={allergen} size={16} />
            {t`含${name}`}
          </Badge>
        );
      })}
      {kept.map((diet) => (
        <Badge key={diet}>{i18n._(dietLabels[diet])}</Badge>
      ))}
    </p>
  );
}
