import { Icon } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { cuisineLabels } from '../../../terms/shops/cuisine-labels.ts';
import { shopTypeLabels } from '../../../terms/shops/shop-type-labels.ts';
import { type ListFilter, listOptions, narrowings, widened } from './list-filter.ts';
import { optionWords } from './list-words.ts';

export type ListToolsProps = {
  readonly filter: ListFilter;
  readonly onChange: (changes: Partial<ListFilter>) => void;
};

/** What narrows the list, each to be taken away by a tap, and all at once. */
export function SetChips({ filter, onChange }: ListToolsProps) {
  const { t, i18n } = useLingui();
  if (narrowings(filter) === 0) return null;
  const set: readonly { readonly name: string; readonly without: Partial<ListFilter> }[] = [
    ...(filter.type ? [{ name: i18n._(shopTypeLabels[filter.type]), without: { type: undefined } }] : []),
    ...(filter.cuisine ? [{ name: i18n._(cuisineLabels[filter.cuisine]), without: { cuisine: undefined } }] : []),
    ...listOptions
      .filter((option) => filter[option])
      .map((option) => ({ name: i18n._(optionWords[option].label), without: { [option]: false } })),
  ];
  return (
    <ul aria-label={t`What is set`} className="flex flex-wrap items-center gap-x-2 px-4">
      {set.map(({ name, without }) => (
        <li key={name}>
          <button
            type="button"
            aria-label={t`Remove: ${name}`}
            onClick={() => onChange(without)}
            className="flex h-11 items-center -outline-offset-3"
          >
            <span className="flex items-center gap-1 rounded-full bg-sunken py-1 ps-3 pe-2 text-small">
              {name}
              <Icon name="close" size={16} />
            </span>
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          onClick={() => onChange(widened(filter))}
          className="flex h-11 min-w-11 items-center px-1 text-note font-semibold text-link -outline-offset-3"
        >
          <Trans>Clear all</Trans>
        </button>
      </li>
    </ul>
  );
}
