import { type ChosenOptions, type DietVerdict, judgeDish, marksWithOptions } from '@chifan/domain/catalogue';
import { useState } from 'react';
import type { Dish } from '../../../data/menu.ts';
import { useDietProfile } from '../../../terms/diet/diet-profile.ts';

export type PendingDietQuestion = { readonly verdict: DietVerdict; readonly dish: Dish; readonly goOn: () => void };

export type DietConfirmation = {
  readonly question: PendingDietQuestion | null;
  /**
   * Calls `goOn` at once if the dish fits the diet. If the dish conflicts with the diet, asks the guest for
   * confirmation first, but only once per dish.
   */
  ask(dish: Dish, chosen: ChosenOptions, goOn: () => void): void;
  close(): void;
};

/** Dishes that the guest has confirmed since the app was opened. */
const agreed = new Set<string>();

const keyOf = (dish: Dish, verdict: DietVerdict): string => JSON.stringify([dish.id, verdict.conflicts]);

export function useDietConfirmation(): DietConfirmation {
  const profile = useDietProfile();
  const [question, setQuestion] = useState<PendingDietQuestion | null>(null);
  return {
    question,
    ask: (dish, chosen, goOn) => {
      const verdict = judgeDish(profile, marksWithOptions(dish, chosen));
      if (verdict.verdict !== 'conflicts' || agreed.has(keyOf(dish, verdict))) return goOn();
      setQuestion({
        verdict,
        dish,
        goOn: () => {
          agreed.add(keyOf(dish, verdict));
          goOn();
        },
      });
    },
    close: () => setQuestion(null),
  };
}
