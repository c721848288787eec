import { Button, Chip, Drawer, Money, Switch } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { prices, ratings } from '../../../terms/shop/lists/price-and-rating.ts';
import { type ListFilter, sheetOptions } from './list-filter.ts';
import { optionLabels, useOptionLabel } from './list-words.ts';

type FilterSheetProps = {
  readonly isOpen: boolean;
  readonly filter: ListFilter;
  readonly onChange: (changes: Partial<ListFilter>) => void;
  readonly onClose: () => void;
};

export function FilterSheet({ isOpen, filter, onChange, onClose }: FilterSheetProps) {
  const { t, i18n } = useLingui();
  const labelOf = useOptionLabel();
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={t`Filters`}
      actions={
        <Button isWide onClick={onClose}>
          <Trans>Show restaurants</Trans>
        </Button>
      }
    >
      <Choice
        title={<Trans>Price per dish</Trans>}
        values={prices}
        chosen={filter.price}
        onChoose={(price) => onChange({ price })}
        label={(price) => (
          <Trans>
            Up to <Money isApproximate amount={price * 100} isShort />
          </Trans>
        )}
      />
      <Choice
        title={<Trans>Rating</Trans>}
        values={ratings}
        chosen={filter.rating}
        onChoose={(rating) => onChange({ rating })}
        label={(rating) => {
          const stars = i18n.number(rating);
          return <Trans>{stars}+ stars</Trans>;
        }}
      />
      <div className="grid divide-y divide-line">
        {sheetOptions.map((option) => (
          <Switch
            key={option}
            label={labelOf(option)}
            hint={i18n._(optionLabels[option].hint)}
            isOn={filter[option]}
            onChange={(isOn) => onChange({ [option]: isOn })}
          />
        ))}
      </div>
    </Drawer>
  );
}

type ChoiceProps<Value extends number> = {
  readonly title: ReactNode;
  readonly values: readonly Value[];
  readonly chosen: Value | undefined;
  readonly onChoose: (value: Value | undefined) => void;
  readonly label: (value: Value) => ReactNode;
};

/** A filter with at most one value. A second tap on a value removes it. */
function Choice<Value extends number>({ title, values, chosen, onChoose, label }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="grid gap-1 border-b border-line py-3">
      <h3 id={id} className="font-medium">
        {title}
      </h3>
      <div className="flex flex-wrap gap-x-2">
        {values.map((value) => (
          <Chip key={value} isChosen={value === chosen} onPress={() => onChoose(value === chosen ? undefined : value)}>
            {label(value)}
          </Chip>
        ))}
      </div>
    </div>
  );
}
