import { Button, Chip, Icon, IconButton } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { popularQuery } from '../../../data/search.ts';
import { useLanguage } from '../../../platform/language.ts';
import { clearRecentSearches, removeRecentSearch, useRecentSearches } from './recent-searches.ts';

type StartPageProps = { readonly onSearch: (query: string) => void };

export function StartPage({ onSearch }: StartPageProps) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <RecentSearches onSearch={onSearch} />
      <Questions onSearch={onSearch} />
      <PopularSearches onSearch={onSearch} />
    </div>
  );
}

function RecentSearches({ onSearch }: StartPageProps) {
  const { t } = useLingui();
  const { queries } = useRecentSearches();
  if (queries.length === 0) return null;
  return (
    <section>
      <div className="flex items-center justify-between gap-2">
        <h2 className="font-semibold">
          <Trans>Recent searches</Trans>
        </h2>
        <Button variant="quiet" icon="trash" onClick={clearRecentSearches} className="-me-3">
          <Trans>Clear</Trans>
        </Button>
      </div>
      <ul className="overflow-hidden rounded-card bg-surface shadow-card">
        {queries.map((query) => (
          <li key={query} className="flex items-center border-b border-line last:border-b-0">
            <button
              type="button"
              onClick={() => onSearch(query)}
              className="flex min-h-12 min-w-0 flex-1 items-center gap-3 ps-4 text-start -outline-offset-3 active:bg-sunken"
            >
              <Icon name="clock" size={20} className="text-soft" />
              <bdi className="truncate">{query}</bdi>
            </button>
            <IconButton icon="close" label={t`Remove “${query}”`} onClick={() => removeRecentSearch(query)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function PopularSearches({ onSearch }: StartPageProps) {
  const { data } = useQuery(popularQuery(useLanguage()));
  if (!data) return null;
  return (
    <>
      <Queries title={<Trans>Popular searches</Trans>} queries={data.queries} onSearch={onSearch} />
      <Queries title={<Trans>Popular dishes</Trans>} queries={data.ideas} onSearch={onSearch} />
    </>
  );
}

/** Example searches in the guest’s language that the search understands. */
function Questions({ onSearch }: StartPageProps) {
  const { t } = useLingui();
  const questions = [t`No pork`, t`Vegetarian food`, t`Not spicy`, t`Halal food`, t`Without peanuts`];
  return <Queries title={<Trans>Dietary needs</Trans>} queries={questions} onSearch={onSearch} />;
}

type QueriesProps = StartPageProps & { readonly title: ReactNode; readonly queries: readonly string[] };

function Queries({ title, queries, onSearch }: QueriesProps) {
  if (queries.length === 0) return null;
  return (
    <section className="grid grid-cols-1 gap-2">
      <h2 className="font-semibold">{title}</h2>
      <div className="flex flex-wrap gap-x-2">
        {queries.map((query) => (
          <Chip key={query} isChosen={false} onPress={() => onSearch(query)}>
            <bdi className="max-w-[min(70vw,18rem)] truncate">{query}</bdi>
          </Chip>
        ))}
      </div>
    </section>
  );
}
