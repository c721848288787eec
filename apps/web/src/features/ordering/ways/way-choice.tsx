import { type OrderWay, orderWays } from '@chifan/domain/ordering';
import { Icon } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { wayIcons, wayLabels } from '../../../terms/choice/way-labels.ts';
import { wayHints } from './way-words.ts';

type WayChoiceProps = { readonly way: OrderWay; readonly onChange: (way: OrderWay) => void };

/** Choice between the four order types (dine-in, takeaway, pickup and delivery), as tiles over native radio buttons. */
export function WayChoice({ way, onChange }: WayChoiceProps) {
  const { t, i18n } = useLingui();
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 text-body font-semibold">{t`How do you want to get your food?`}</legend>
      <div className="flex flex-wrap gap-2">
        {orderWays.map((each) => (
          <label
            key={each}
            className="flex min-h-16 min-w-[9rem] flex-1 flex-col gap-1 rounded-card border border-line bg-surface p-3 has-checked:border-brand has-checked:bg-brand-tint has-checked:outline-2 has-checked:outline-brand has-focus-visible:outline-3 has-focus-visible:outline-link"
          >
            <span className="flex items-center gap-2">
              <Icon name={wayIcons[each]} size={20} />
              <span className="min-w-0 flex-1 text-note font-semibold">{i18n._(wayLabels[each])}</span>
              <input
                type="radio"
                name={name}
                checked={each === way}
                onChange={() => onChange(each)}
                className="size-5 shrink-0"
              />
            </span>
            <span className="text-small text-soft">{i18n._(wayHints[each])}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
