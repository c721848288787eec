import { Tabs } from '@chifan/ui';
import { useNavigate } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import { useSearchParam } from './linked.ts';
import { SearchForm } from './search-form.tsx';

type Tab<View extends string> = { readonly key: View; readonly label: string };

type SearchedTabsProps<View extends string> = {
  readonly label: string;
  /** The first tab is the default. A search selects the last tab, which lists everything. */
  readonly tabs: readonly [Tab<View>, ...Tab<View>[], Tab<View>];
  readonly search: { readonly label: string; readonly name: string };
  readonly children: (view: View, search: string) => ReactNode;
};

/**
 * Tabs of a list, with a search field above. The URL contains the selected tab and the search text, so that staff can
 * link to them.
 */
export function SearchedTabs<View extends string>({ label, tabs, search, children }: SearchedTabsProps<View>) {
  const navigate = useNavigate();
  const wanted = useSearchParam(search.name);
  const linked = useSearchParam('view');
  const { key: view } = (wanted === '' ? tabs.find(({ key }) => key === linked) : tabs.at(-1)) ?? tabs[0];
  const look = (typed: string) => void navigate({ to: '.', search: typed === '' ? {} : { [search.name]: typed } });
  return (
    <div className="grid grid-cols-1 gap-4">
      <SearchForm key={wanted} label={search.label} looked={wanted} onSearch={look} />
      <Tabs
        label={label}
        current={view}
        onChange={(turned) => void navigate({ to: '.', search: { view: turned }, replace: true })}
        tabs={tabs}
      >
        <div className="pt-4">
          <Fragment key={`${view} ${wanted}`}>{children(view, wanted)}</Fragment>
        </div>
      </Tabs>
    </div>
  );
}
