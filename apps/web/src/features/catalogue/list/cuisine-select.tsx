import { isRestaurantType, type RestaurantType } from '@chifan/domain/catalogue';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useLanguage } from '../../../platform/language.ts';
import { cuisineLabels } from '../labels/cuisine-labels.ts';

type CuisineSelectProps = {
  readonly value: RestaurantType | undefined;
  readonly onChange: (cuisine: RestaurantType | undefined) => void;
};

const cuisines = Object.keys(cuisineLabels).filter(isRestaurantType);

/** The restaurant types of specification §2, about 70: a list of the phone's own, in the order of the guest's alphabet. */
export function CuisineSelect({ value, onChange }: CuisineSelectProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const id = useId();
  const sorted = cuisines
    .map((cuisine) => ({ cuisine, label: i18n._(cuisineLabels[cuisine]) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language));
  return (
    <p className="flex items-center gap-2 px-4 pb-2">
      <label htmlFor={id} className="text-note text-soft">
        {t`Kind of food`}
      </label>
      <select
        id={id}
        value={value ?? ''}
        onChange={({ target }) => onChange(isRestaurantType(target.value) ? target.value : undefined)}
        className="min-h-11 min-w-0 flex-1 rounded-small border border-edge bg-surface px-3 text-body"
      >
        <option value="">{t`Every kind`}</option>
        {sorted.map(({ cuisine, label }) => (
          <option key={cuisine} value={cuisine}>
            {label}
          </option>
        ))}
      </select>
    </p>
  );
}
