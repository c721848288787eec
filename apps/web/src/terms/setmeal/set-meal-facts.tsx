import { formatDistance } from '@chifan/ui/format-distance';
import { Plural, Trans } from '@lingui/react/macro';
import type { SetMeal } from '../../data/setmeal.ts';
import { useLanguage } from '../../platform/language.ts';

/** `hasBrand`: whether to show the brand’s name. False below the brand’s own heading. */
type SetMealFactsProps = { readonly of: SetMeal; readonly hasBrand?: boolean };

export function SetMealFacts({
  of: { brand, persons, branchCount, nearestMetres },
  hasBrand = true,
}: SetMealFactsProps) {
  const language = useLanguage();
  const distance = nearestMetres === null ? null : formatDistance(nearestMetres, language);
  return (
    <ul className="flex flex-wrap gap-x-3 text-small text-soft">
      {hasBrand && (
        <li>
          <bdi lang={brand.name.language}>{brand.name.text}</bdi>
        </li>
      )}
      <li>
        <Plural value={persons} one="For # person" other="For # people" />
      </li>
      <li>
        <Plural value={branchCount} one="Valid in # restaurant" other="Valid in # restaurants" />
      </li>
      {distance !== null && (
        <li>
          <Trans>
            nearest <bdi>{distance}</bdi>
          </Trans>
        </li>
      )}
    </ul>
  );
}
