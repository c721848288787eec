import { type ChosenOptions, type DietVerdict, judgeDish, marksWithOptions } from '@chifan/domain/catalogue';
import { Button, Dialog, HanName } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Dish } from '../../../data/menu.ts';
import { useDietProfile } from '../../../terms/diet/diet-profile.ts';
import { VerdictLine } from '../../../terms/diet/verdict-line.tsx';

export type DietQuestion = { readonly verdict: DietVerdict; readonly dish: Dish; readonly goOn: () => void };

export type AskedDiet = {
  readonly question: DietQuestion | null;
  /** Calls `goOn` at once, or for a conflict after the guest's confirmation, once a dish. */
  ask(dish: Dish, chosen: ChosenOptions, goOn: () => void): void;
  close(): void;
};

/** Confirmed since the app was opened. */
const agreed = new Set<string>();

const keyOf = (dish: Dish, verdict: DietVerdict): string => JSON.stringify([dish.id, verdict.conflicts]);

export function useDietQuestion(): AskedDiet {
  const profile = useDietProfile();
  const [question, setQuestion] = useState<DietQuestion | null>(null);
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

export function DietQuestionDialog({ asked: { question, close } }: { readonly asked: AskedDiet }) {
  const { t } = useLingui();
  if (question === null) return null;
  const { dish, verdict, goOn } = question;
  const agree = () => {
    close();
    goOn();
  };
  return (
    <Dialog
      title={t`This doesn’t fit your diet`}
      isOpen
      onClose={close}
      actions={
        <>
          <Button variant="secondary" className="flex-1" onClick={agree}>
            <Trans>Add anyway</Trans>
          </Button>
          <Button className="flex-1" onClick={close}>
            <Trans>Don’t add</Trans>
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <HanName name={dish.name} nameZh={dish.nameZh} pinyin={dish.pinyin} />
        <VerdictLine verdict={verdict} />
      </div>
    </Dialog>
  );
}
