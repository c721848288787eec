import type { SearchFilter } from '@chifan/contract/search/views';
import { Icon, Money } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../../platform/language.ts';
import { allergenLabels, wishLabels } from '../../../terms/diet/diet-words.ts';
import { listText } from '../../../terms/diet/list-text.ts';

type AskedFiltersProps = {
  readonly query: string;
  readonly asked: readonly SearchFilter[];
  readonly onSearch: (query: string) => void;
};

/**
 * Filters that the server recognised in the query. Removing a filter removes its words from the query, and all filters
 * that the same words caused.
 */
export function RecognisedFilters({ query, asked, onSearch }: AskedFiltersProps) {
  const { t } = useLingui();
  const groups = [...Map.groupBy(asked, ({ words }) => words)];
  const fitting = groups.filter(([, filters]) => filters.some(isFilter));
  const unmarked = groups.filter(([, filters]) => !filters.every(isFilter));
  if (groups.length === 0) return null;
  return (
    <div className="grid grid-cols-1 gap-2">
      {fitting.length > 0 && (
        <ul aria-label={t`Filters`} className="flex flex-wrap gap-2">
          {fitting.map(([words, filters]) => (
            <li key={words}>
              <button
                type="button"
                onClick={() => onSearch(query.replace(words, ' ').replace(/\s+/g, ' '))}
                className="flex min-h-11 items-center gap-1 rounded-full border border-ink bg-surface px-3 text-note font-medium active:bg-sunken"
              >
                <FilterWords filters={filters.filter(isFilter)} />
                <Icon name="close" size={16} />
                <span className="sr-only">
                  <Trans>Remove this filter</Trans>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {unmarked.map(([words, filters]) => (
        <UnmarkedNote key={words} words={words} isWithoutMeat={filters.some(isFilter)} />
      ))}
    </div>
  );
}

type Fitting = Exclude<SearchFilter, { readonly kind: 'unmarked' }>;
const isFilter = (filter: SearchFilter): filter is Fitting => filter.kind !== 'unmarked';

function FilterWords({ filters }: { readonly filters: readonly Fitting[] }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const [first] = filters;
  if (first?.kind === 'max_price') {
    return (
      <Trans>
        Up to <Money isApproximate amount={first.fen} />
      </Trans>
    );
  }
  const avoided = filters.flatMap((filter) =>
    filter.kind === 'avoid' ? [i18n._(allergenLabels[filter.allergen])] : [],
  );
  const allergens = listText([...new Set(avoided)], language);
  const others = filters.flatMap((filter) => wordsOf(filter) ?? []);
  return <span>{listText([...(avoided.length > 0 ? [t`Without: ${allergens}`] : []), ...others], language)}</span>;

  function wordsOf(filter: Fitting): string | null {
    if (filter.kind === 'wish') return i18n._(wishLabels[filter.wish]);
    if (filter.kind === 'max_spice') return filter.level === 0 ? t`Not spicy` : t`At most a little spicy`;
    if (filter.kind === 'min_spice') return t`Very spicy`;
    return filter.kind === 'open_now' ? t`Open now` : null;
  }
}

type UnmarkedNoteProps = { readonly words: string; readonly isWithoutMeat: boolean };

/** Explains that no dish is marked for a requested diet. Unmarked dishes are not shown as suitable (rule search-9). */
function UnmarkedNote({ words, isWithoutMeat }: UnmarkedNoteProps) {
  return (
    <p role="status" className="flex items-start gap-2 rounded-card bg-sunken p-3 text-note">
      <Icon name="info" size={20} className="shrink-0" />
      <span>
        {isWithoutMeat ? (
          <Trans>
            We can’t filter for “<bdi>{words}</bdi>”: dishes don’t say which meat is in them. Only vegetarian dishes are
            shown, which have none.
          </Trans>
        ) : (
          <Trans>
            We can’t filter for “<bdi>{words}</bdi>”. Please ask the restaurant before you order.
          </Trans>
        )}
      </span>
    </p>
  );
}
