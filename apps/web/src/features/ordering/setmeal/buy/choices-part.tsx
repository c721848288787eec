import { type ChosenOptions, hasDiet, judgeDish, marksWithOptions } from '@chifan/domain/catalogue';
import { Card, DishPlate, HanName, Icon } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, useId, useState } from 'react';
import type { SetMealPart } from '../../../../data/setmeal.ts';
import { useDietProfile } from '../../../../terms/diet/diet-profile.ts';
import { VerdictLine } from '../../../../terms/diet/verdict-line.tsx';
import { unansweredGroup } from '../../../../terms/options/dish-options.ts';
import { OptionGroups } from '../../../../terms/options/option-groups.tsx';

type ChoicesPartProps = {
  readonly contents: readonly SetMealPart[];
  /** The chosen options of each dish, by the dish’s key in the set meal. */
  readonly choices: Readonly<Record<string, ChosenOptions>>;
  readonly onChange: (part: string, chosen: ChosenOptions) => void;
};

/**
 * Choices of the dishes in a set meal, without extra cost. Each dish shows whether it fits the guest’s diet with the
 * selected choices.
 */
export function ChoicesPart({ contents, choices, onChange }: ChoicesPartProps) {
  const { t } = useLingui();
  return (
    <Card title={t`What you get`}>
      <ul className="grid grid-cols-1 divide-y divide-line">
        {contents.map((part) => (
          <li key={part.key} className="grid grid-cols-1 gap-3 py-3 first:pt-0 last:pb-0">
            <PartHead part={part} chosen={choices[part.key] ?? {}} />
            {part.options.length > 0 && (
              <FoldedOptions
                part={part}
                chosen={choices[part.key] ?? {}}
                onChange={(chosen) => onChange(part.key, chosen)}
              />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

type FoldedOptionsProps = {
  readonly part: SetMealPart;
  readonly chosen: ChosenOptions;
  readonly onChange: (chosen: ChosenOptions) => void;
};

/** Shows complete choices in one line, so that a set meal with many dishes stays short. */
function FoldedOptions({ part, chosen, onChange }: FoldedOptionsProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(unansweredGroup(part.options, chosen) !== undefined);
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="group flex min-h-11 flex-wrap items-center justify-end gap-x-3 rounded-small bg-sunken px-3 py-1 text-start text-note"
      >
        <span className="min-w-[8rem] flex-1">
          <ChosenNames part={part} chosen={chosen} />
        </span>
        <span className="flex items-center gap-1 font-semibold text-link group-disabled:hidden">
          {isOpen ? <Trans>Close</Trans> : <Trans>Change</Trans>}
          <Icon name={isOpen ? 'up' : 'down'} size={16} />
        </span>
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <OptionGroups dish={part} chosen={chosen} onChange={onChange} />}
      </div>
    </>
  );
}

function ChosenNames({ part: { options }, chosen }: Pick<FoldedOptionsProps, 'part' | 'chosen'>) {
  const names = options.flatMap(({ key, choices }) =>
    choices.filter((choice) => chosen[key]?.includes(choice.key)).map(({ name }) => name),
  );
  if (names.length === 0) return <Trans>Nothing chosen</Trans>;
  return names.map(({ text, language }, place) => (
    <Fragment key={text}>
      {place > 0 && ' · '}
      <bdi lang={language}>{text}</bdi>
    </Fragment>
  ));
}

function PartHead({ part, chosen }: { readonly part: SetMealPart; readonly chosen: ChosenOptions }) {
  const profile = useDietProfile();
  const { name, nameZh, pinyin, plate, quantity } = part;
  return (
    <div className="flex gap-3">
      <DishPlate plate={plate} size="tiny" />
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-1">
        <HanName name={name} nameZh={nameZh} pinyin={pinyin} as="h3" />
        {hasDiet(profile) && (
          <div role="status">
            <VerdictLine verdict={judgeDish(profile, marksWithOptions(part, chosen))} saysFit />
          </div>
        )}
      </div>
      <bdi dir="ltr" className="figures text-soft">
        ×{quantity}
      </bdi>
    </div>
  );
}
