import type { AskedFilter } from '@chifan/contract/search';
import { Icon, Money } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import { allergenLabels, wishLabels } from '../../../terms/diet/diet-words.ts';

type AskedFiltersProps = {
  readonly query: string;
  readonly asked: readonly AskedFilter[];
  readonly onSearch: (query: string) => void;
};

/** What the query was understood to ask for; each may be taken out of it. */
export function AskedFilters({ query, asked, onSearch }: AskedFiltersProps) {
  const { t } = useLingui();
  if (asked.length === 0) return null;
  return (
    <ul aria-label={t`Only what fits`} className="flex flex-wrap gap-2">
      {asked.map((filter) => (
        <li key={filter.words}>
          <button
            type="button"
            onClick={() => onSearch(query.replace(filter.words, ' ').replace(/\s+/g, ' '))}
            className="flex min-h-11 items-center gap-1 rounded-full border border-ink bg-surface px-3 text-note font-medium active:bg-sunken"
          >
            <FilterWords filter={filter} />
            <Icon name="close" size={16} />
            <span className="sr-only">
              <Trans>Remove this filter</Trans>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function FilterWords({ filter }: { readonly filter: AskedFilter }) {
  const { i18n } = useLingui();
  if (filter.kind === 'avoid') {
    const allergen = i18n._(allergenLabels[filter.allergen]);
    return <Trans>Without: {allergen}</Trans>;
  }
  if (filter.kind === 'max_price') {
    return (
      <Trans>
        Up to <Money hasAbout amount={filter.fen} />
      </Trans>
    );
  }
  return <Fragment>{filter.kind === 'wish' ? i18n._(wishLabels[filter.wish]) : otherWords[filter.kind]}</Fragment>;
}

const otherWords: Readonly<Record<'max_spice' | 'min_spice' | 'open_now', ReactNode>> = {
  max_spice: <Trans>Not spicy</Trans>,
  min_spice: <Trans>Very spicy</Trans>,
  open_now: <Trans>Open now</Trans>,
};
