import { type OrderWay, orderWays } from '@chifan/domain/ordering';
import { Icon, type IconName } from '@chifan/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';

type WayWords = { readonly label: MessageDescriptor; readonly hint: MessageDescriptor; readonly icon: IconName };

export const wayWords: Readonly<Record<OrderWay, WayWords>> = {
  eat_here: { label: msg`Eat here`, hint: msg`No package fee`, icon: 'dineIn' },
  pack: { label: msg`Pack it, I am here`, hint: msg`Wait for it in the restaurant`, icon: 'bag' },
  collect: { label: msg`I will collect it`, hint: msg`Now or at a time you choose`, icon: 'shop' },
  delivery: { label: msg`Bring it to me`, hint: msg`A courier comes to your door`, icon: 'scooter' },
};

type WayChoiceProps = { readonly way: OrderWay; readonly onChange: (way: OrderWay) => void };

/** Four tiles over native radio buttons. */
export function WayChoice({ way, onChange }: WayChoiceProps) {
  const { t, i18n } = useLingui();
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 text-body font-semibold">{t`How would you like your food?`}</legend>
      <div className="grid grid-cols-2 gap-2">
        {orderWays.map((each) => (
          <label
            key={each}
            className="relative flex min-h-24 flex-col items-start gap-1 rounded-card border border-line bg-surface p-3 has-checked:border-brand has-checked:bg-brand-tint has-checked:outline-2 has-checked:outline-brand has-focus-visible:outline-3 has-focus-visible:outline-link"
          >
            <input
              type="radio"
              name={name}
              checked={each === way}
              onChange={() => onChange(each)}
              className="absolute end-3 top-3 size-5"
            />
            <Icon name={wayWords[each].icon} />
            <span className="text-note font-semibold">{i18n._(wayWords[each].label)}</span>
            <span className="text-small text-soft">{i18n._(wayWords[each].hint)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
