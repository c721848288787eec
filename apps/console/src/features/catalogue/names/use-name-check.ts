import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { isChangedMeanwhile } from '../../../forms/use-form.ts';
import { api } from '../../../platform/api.ts';
import { useAction, useKeyFor } from '../../../platform/use-action.ts';
import { hasText, type Texts, textIn } from '../../../texts/texts.ts';
import type { NamedDish, OtherLanguage } from './dish-names.query.ts';

type Work = {
  /** The dish when the operator began to edit. Its version is sent with the names. */
  readonly dish: NamedDish;
  readonly names: Texts;
  readonly picked: readonly OtherLanguage[];
};

/** Edited and ticked names of a dish until they are saved. Before the first edit, the listed dish is shown. */
export function useNameCheck(listed: NamedDish, languages: readonly OtherLanguage[]) {
  const [work, setWork] = useState<Work | null>(null);
  const { dish, names, picked } = work ?? { dish: listed, names: listed.name, picked: [] };
  const keyFor = useKeyFor();
  const check = useAction(
    (sent: Partial<Record<OtherLanguage, string>>) => {
      const input = { dishId: dish.id, version: dish.editVersion, names: sent };
      return api('/rest/platform/dishName/check', input, { idempotencyKey: keyFor(input) });
    },
    { success: () => t`已保存`, onDone: () => setWork(null) },
  );
  const open = languages.filter((language) => hasText(names, language) || hasText(dish.name, language));
  const ticked = open.filter((language) => picked.includes(language));
  const change = (changed: Texts, chosen: readonly OtherLanguage[]) =>
    setWork({ dish, names: changed, picked: chosen });
  const pick = (language: OtherLanguage, isPicked: boolean, changed: Texts = names) =>
    change(changed, [...picked.filter((each) => each !== language), ...(isPicked ? [language] : [])]);
  return {
    dish,
    names,
    open,
    ticked,
    pick,
    /**
     * Changes the text of a name and selects the name for saving. A name whose text equals the stored text again is no
     * longer selected.
     */
    type: (language: OtherLanguage, changed: Texts) =>
      pick(language, textIn(changed, language).trim() !== textIn(dish.name, language), changed),
    pickAll: () => change(names, open),
    submit: () =>
      check.mutate(Object.fromEntries(ticked.map((language) => [language, textIn(names, language).trim()]))),
    isSaving: check.isPending,
    takeTheirs: isChangedMeanwhile(check.error)
      ? () => {
          setWork(null);
          check.reset();
        }
      : null,
  };
}
