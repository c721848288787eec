import type { Allergen } from '@chifan/domain/catalogue';
import type { Symptom } from '@chifan/domain/help';

export type UnwellDraft = {
  readonly symptoms: readonly Symptom[];
  /**
   * The allergies on the card that the guest shows to a doctor. Initially the allergens of the guest’s diet profile.
   */
  readonly allergens: readonly Allergen[];
  /** An optional text for the platform. */
  readonly text: string;
};

export type UnwellPartProps = {
  readonly draft: UnwellDraft;
  readonly onChange: (changes: Partial<UnwellDraft>) => void;
};

export const toggled = <Value>(values: readonly Value[], value: Value): readonly Value[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
