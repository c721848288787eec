import type { DishCard } from '@chifan/contract/catalogue/views';
import type { ChosenOptions, DietVerdict } from '@chifan/domain/catalogue';
import { ApproximateAmountLine, Badge, Money } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { useDietProfile } from '../diet/diet-profile.ts';
import { VerdictLine } from '../diet/verdict-line.tsx';
import { choiceWarning, toggleChoice } from './dish-options.ts';

type OptionGroup = DishCard['options'][number];

type OptionGroupsProps = {
  readonly dish: Pick<DishCard, 'options' | 'allergens' | 'diet'>;
  readonly chosen: ChosenOptions;
  readonly onChange: (chosen: ChosenOptions) => void;
};

export function OptionGroups({ dish, chosen, onChange }: OptionGroupsProps) {
  const profile = useDietProfile();
  return (
    <div className="grid gap-5">
      {dish.options.map((group) => (
        <OptionGroupField
          key={group.key}
          group={group}
          warningOf={(choice) => choiceWarning(profile, dish, choice)}
          keys={chosen[group.key] ?? []}
          onToggle={(key) => onChange(toggleChoice(group, chosen, key))}
        />
      ))}
    </div>
  );
}

type Choice = OptionGroup['choices'][number];

type OptionGroupFieldProps = {
  readonly group: OptionGroup;
  readonly warningOf: (choice: Choice) => DietVerdict | null;
  readonly keys: readonly string[];
  readonly onToggle: (key: string) => void;
};

function OptionGroupField({ group, warningOf, keys, onToggle }: OptionGroupFieldProps) {
  const name = useId();
  const isFull = group.max > 1 && keys.length >= group.max;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 flex w-full flex-wrap items-baseline gap-x-2">
        <span lang={group.name.language} dir="auto" className="font-semibold">
          {group.name.text}
        </span>
        <HanText text={group.nameZh} of={group.name.text} />
        <span className="ms-auto">
          <Demand group={group} isMet={keys.length >= group.min} />
        </span>
      </legend>
      <div className="grid divide-y divide-line">
        {group.choices.map((choice) => (
          <ChoiceField
            key={choice.key}
            choice={choice}
            name={name}
            isSingle={group.max === 1 && group.min === 1}
            isChosen={keys.includes(choice.key)}
            warning={warningOf(choice)}
            isDisabled={choice.isSoldOut || (isFull && !keys.includes(choice.key))}
            onToggle={() => onToggle(choice.key)}
          />
        ))}
      </div>
    </fieldset>
  );
}

function Demand({ group: { min, max }, isMet }: { readonly group: OptionGroup; readonly isMet: boolean }) {
  if (min > 0) {
    return (
      <Badge tone={isMet ? 'good' : 'warn'}>
        {min === 1 ? <Trans>Required</Trans> : <Trans>Required: choose {min}</Trans>}
      </Badge>
    );
  }
  return (
    <span className="text-small text-soft">
      {max === 1 ? <Trans>Optional</Trans> : <Trans>Optional, up to {max}</Trans>}
    </span>
  );
}

type ChoiceFieldProps = {
  readonly choice: Choice;
  readonly warning: DietVerdict | null;
  readonly name: string;
  readonly isSingle: boolean;
  readonly isChosen: boolean;
  readonly isDisabled: boolean;
  readonly onToggle: () => void;
};

function ChoiceField({ choice, warning, name, isSingle, isChosen, isDisabled, onToggle }: ChoiceFieldProps) {
  return (
    <label className="flex min-h-12 items-center gap-3 py-1 has-disabled:text-faint">
      <input
        type={isSingle ? 'radio' : 'checkbox'}
        name={name}
        checked={isChosen}
        disabled={isDisabled}
        onChange={onToggle}
        className="size-5 shrink-0"
      />
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2">
        <span lang={choice.name.language} dir="auto">
          {choice.name.text}
        </span>
        <HanText text={choice.nameZh} of={choice.name.text} />
        {choice.isSoldOut && (
          <span className="text-small font-semibold text-bad">
            <Trans>Sold out</Trans>
          </span>
        )}
        {warning && <VerdictLine verdict={warning} />}
      </span>
      {choice.price !== 0 && <AddedPrice price={choice.price} />}
    </label>
  );
}

function AddedPrice({ price }: { readonly price: number }) {
  return (
    <span className="grid min-w-22 justify-items-end text-note text-soft">
      <bdi dir="ltr">
        {price > 0 && '+'}
        <Money amount={price} />
      </bdi>
      <ApproximateAmountLine amounts={[price]} className="w-full text-end" />
    </span>
  );
}

/** The Chinese text next to its translation. Shows nothing if the texts are equal. */
function HanText({ text, of }: { readonly text: string; readonly of: string }) {
  if (text === '' || text === of) return null;
  return (
    <bdi lang="zh-CN" className="text-small text-soft">
      {text}
    </bdi>
  );
}
