import {
  type Allergen,
  type AllergenMarks,
  allergenPresence,
  allergens,
  diets,
  type Presence,
} from '@chifan/domain/catalogue';
import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Segments } from '../forms/segments.tsx';
import { allergenLabels, dietLabels } from './mark-labels.ts';
import type { MarksForm } from './option-form.ts';

type MarksFieldsProps = { readonly value: MarksForm; readonly onChange: (value: MarksForm) => void };

/**
 * Each allergen and diet has three answers: yes, no, or not answered. Guests see "unknown" for a missing answer, never
 * "free".
 */
export function MarksFields({ value, onChange }: MarksFieldsProps) {
  const { i18n } = useLingui();
  return (
    <div className="grid gap-x-8 md:grid-cols-2">
      {allergens.map((allergen) => (
        <Segments<Presence>
          key={allergen}
          label={i18n._(allergenLabels[allergen])}
          value={allergenPresence(value.allergens, allergen)}
          onChange={(presence) => onChange({ ...value, allergens: withPresence(value.allergens, allergen, presence) })}
          choices={[
            { value: 'contains', label: t`含有`, tone: 'bad' },
            { value: 'free', label: t`不含`, tone: 'good' },
            { value: 'unknown', label: t`未知` },
          ]}
        />
      ))}
      {diets.map((diet) => (
        <Segments<'yes' | 'no' | 'unknown'>
          key={diet}
          label={i18n._(dietLabels[diet])}
          value={value.diet[diet] ?? 'unknown'}
          onChange={(answer) => onChange({ ...value, diet: { ...value.diet, [diet]: answer } })}
          choices={[
            { value: 'yes', label: t`是` },
            { value: 'no', label: t`否` },
            { value: 'unknown', label: t`未知` },
          ]}
        />
      ))}
    </div>
  );
}

export function AllergenSummary({ marks }: { readonly marks: AllergenMarks }) {
  const unanswered = allergens.length - answeredAllergenCount(marks);
  return unanswered === 0 ? t`14 种过敏原均已确认` : t`还有 ${unanswered} 种过敏原未确认，客人会看到「未确认」`;
}

type Marked = { readonly contains: Allergen[]; readonly free: Allergen[] };

export function withPresence(marks: Marked, allergen: Allergen, presence: Presence): Marked {
  const others = (list: readonly Allergen[]) => list.filter((each) => each !== allergen);
  return {
    contains: presence === 'contains' ? [...others(marks.contains), allergen] : others(marks.contains),
    free: presence === 'free' ? [...others(marks.free), allergen] : others(marks.free),
  };
}

export const answeredAllergenCount = ({ contains, free }: AllergenMarks): number =>
  new Set([...contains, ...free]).size;
