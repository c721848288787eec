import { Button, ErrorState, LoadMoreButton, PageSkeleton, Tabs } from '@chifan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type SearchKind, type SearchResults, searchResultsQuery } from '../../../data/search.ts';
import { homeTabOf } from '../../../platform/choice/home-of-way.ts';
import { useWay } from '../../../platform/choice/order-choice.ts';
import { useHere } from '../../../platform/choice/use-here.ts';
import { useLanguage } from '../../../platform/language.ts';
import { SampleRatings } from '../../../terms/shop/sample-ratings.tsx';
import { DishHitCard } from './dish-hit-card.tsx';
import { NarrowChips, type NarrowChipsProps } from './narrow-chips.tsx';
import { narrowingInput } from './narrowing.ts';
import { NothingFound } from './nothing-found.tsx';
import { RecognisedFilters } from './recognised-filters.tsx';
import { ShopHitCard } from './shop-hit-card.tsx';

type FoundPageProps = {
  readonly query: string;
  readonly kind: SearchKind;
  readonly onKind: (kind: SearchKind) => void;
  readonly onSearch: (query: string) => void;
} & NarrowChipsProps;

export function SearchResultsPage(props: FoundPageProps) {
  const { kind, onKind, narrowing, onNarrow } = props;
  const { t } = useLingui();
  const tabs = [
    { key: 'all', label: t`All` },
    { key: 'dish', label: t`Dishes` },
    { key: 'shop', label: t`Restaurants` },
  ] as const;
  return (
    <div className="-mx-4">
      <Tabs label={t`Show results for`} tabs={tabs} current={kind} onChange={onKind}>
        <div className="grid grid-cols-1 gap-2 px-4 py-2">
          <NarrowChips narrowing={narrowing} onNarrow={onNarrow} />
          <FoundHits {...props} />
        </div>
      </Tabs>
    </div>
  );
}

function FoundHits({ query, kind, onKind, onSearch, narrowing }: FoundPageProps) {
  const language = useLanguage();
  const here = useHere();
  const way = homeTabOf(useWay());
  const found = useInfiniteQuery(
    searchResultsQuery(
      { query, position: here, language },
      { kind, way, ...narrowingInput(narrowing, way === 'delivery') },
    ),
  );
  if (found.data === undefined) {
    if (found.error === null) return <PageSkeleton />;
    return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  }
  const [first] = found.data.pages;
  const dishes = found.data.pages.flatMap((page) => page.dishes);
  const shops = found.data.pages.flatMap((page) => page.shops);
  const asked = first?.asked ?? [];
  const filters = <RecognisedFilters query={query} asked={asked} onSearch={onSearch} />;
  if (dishes.length + shops.length === 0) {
    return (
      <div className="grid grid-cols-1 gap-6">
        {filters}
        <NothingFound
          query={query}
          neighbours={first?.neighbours ?? []}
          isUnmarked={asked.some(({ kind: asks }) => asks === 'unmarked')}
          onSearch={onSearch}
        />
      </div>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      {filters}
      <p role="status" className="sr-only">
        <Plural value={dishes.length + shops.length} one="# result" other="# results" />
      </p>
      <Corrected found={first} query={query} />
      <Dishes dishes={dishes} onAll={kind === 'all' && first?.hasMoreDishes ? () => onKind('dish') : undefined} />
      <Shops shops={shops} onAll={kind === 'all' && first?.hasMoreShops ? () => onKind('shop') : undefined} />
      <LoadMoreButton of={found}>
        <Trans>More results</Trans>
      </LoadMoreButton>
    </div>
  );
}

function Corrected({ found, query }: { readonly found: SearchResults | undefined; readonly query: string }) {
  if (!found?.corrected) return null;
  return (
    <p className="text-note text-soft">
      <Trans>
        No results for “<bdi>{query}</bdi>”. Showing results for “<bdi>{found.corrected}</bdi>” instead.
      </Trans>
    </p>
  );
}

type DishesProps = { readonly dishes: SearchResults['dishes']; readonly onAll: (() => void) | undefined };

function Dishes({ dishes, onAll }: DishesProps) {
  if (dishes.length === 0) return null;
  return (
    <Section title={<Trans>Dishes</Trans>} onAll={onAll}>
      {dishes.map((hit) => (
        <DishHitCard key={`${hit.nameZh.text} ${hit.name.text}`} hit={hit} />
      ))}
    </Section>
  );
}

type ShopsProps = { readonly shops: SearchResults['shops']; readonly onAll: (() => void) | undefined };

function Shops({ shops, onAll }: ShopsProps) {
  if (shops.length === 0) return null;
  return (
    <Section title={<Trans>Restaurants</Trans>} onAll={onAll}>
      {shops.map((hit) => (
        <ShopHitCard key={hit.shop.id} hit={hit} />
      ))}
      <SampleRatings shops={shops.map(({ shop }) => shop)} />
    </Section>
  );
}

type SectionProps = {
  readonly title: ReactNode;
  readonly onAll: (() => void) | undefined;
  readonly children: ReactNode;
};

function Section({ title, onAll, children }: SectionProps) {
  return (
    <section className="grid grid-cols-1 gap-3">
      <div className="flex min-h-11 items-center justify-between gap-2">
        <h2 className="font-semibold">{title}</h2>
        {onAll && (
          <Button variant="quiet" onClick={onAll} className="-me-3">
            <Trans>Show all</Trans>
          </Button>
        )}
      </div>
      <div className="grid grid-cols-1 gap-3 wide:cards wide:items-start">{children}</div>
    </section>
  );
}
