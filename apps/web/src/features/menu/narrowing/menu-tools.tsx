import { type DietProfile, hasDiet } from '@chifan/domain/catalogue';
import { Chip, Icon } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { Category } from '../../../data/menu.ts';
import { menuSearchId, useIsMenuSearchScrolledOut } from './menu-search.ts';
import { type DietFilter, dietFilters, fittingDishCount, type MenuView } from './menu-view.ts';

type MenuToolsProps = {
  readonly categories: readonly Category[];
  readonly profile: DietProfile;
  readonly view: MenuView;
  readonly onView: (view: MenuView) => void;
  readonly onDiet: () => void;
};

export function MenuTools({ categories, profile, view, onView, onDiet }: MenuToolsProps) {
  const isAsked = hasDiet(profile);
  return (
    <div className="grid gap-1 border-b border-line bg-surface px-4 py-0.5">
      <div className="flex flex-wrap items-center gap-2">
        <SearchField value={view.words} onChange={(words) => onView({ ...view, words })} />
        <button
          type="button"
          onClick={onDiet}
          className="flex min-h-11 max-w-full shrink-0 items-center gap-1.5 rounded-full border border-edge px-3 text-start text-small leading-tight font-semibold"
        >
          <Icon name={isAsked ? 'check' : 'warning'} size={18} />
          <Trans>What I don’t eat</Trans>
        </button>
      </div>
      {isAsked && (
        <DietFilters
          count={fittingDishCount(categories, profile)}
          value={view.diet}
          onChange={(diet) => onView({ ...view, diet })}
        />
      )}
    </div>
  );
}

type SearchFieldProps = { readonly value: string; readonly onChange: (words: string) => void };

function SearchField({ value, onChange }: SearchFieldProps) {
  const { t } = useLingui();
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => (field.current ? watchAway(field.current) : undefined), []);
  return (
    <div ref={field} className="relative min-w-[7rem] flex-1">
      <label htmlFor={menuSearchId} className="sr-only">
        {t`Search this menu`}
      </label>
      <Icon name="search" size={20} className="pointer-events-none absolute start-3 top-3 text-faint" />
      <input
        id={menuSearchId}
        type="search"
        dir="auto"
        autoComplete="off"
        maxLength={60}
        placeholder={t`Search this menu`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-11 w-full rounded-full border border-edge bg-surface ps-10 pe-2 text-body placeholder:text-small"
      />
    </div>
  );
}

/**
 * Watches whether the search field is scrolled out of view. While it is out of view, the title bar shows a search
 * button.
 */
function watchAway(field: HTMLElement): () => void {
  const observer = new IntersectionObserver(([entry]) =>
    useIsMenuSearchScrolledOut.setState({
      isAway: entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0,
    }),
  );
  observer.observe(field);
  return () => {
    observer.disconnect();
    useIsMenuSearchScrolledOut.setState({ isAway: false });
  };
}

type DietFiltersProps = {
  readonly count: ReturnType<typeof fittingDishCount>;
  readonly value: DietFilter;
  readonly onChange: (filter: DietFilter) => void;
};

function DietFilters({ count: { fitting, all }, value, onChange }: DietFiltersProps) {
  const { t } = useLingui();
  const labels = { all: t`Full menu`, no_conflicts: t`Hide what I can’t eat`, fits: t`Fits my diet` };
  return (
    <>
      <p role="status" className="text-small text-soft">
        <Trans>
          <b className="figures">{fitting}</b> of <b className="figures">{all}</b> fit your diet, as far as we know
        </Trans>
      </p>
      <div role="group" aria-label={t`Dishes to show`} className="no-bars -mx-4 flex gap-2 overflow-x-auto px-4">
        {dietFilters.map((each) => (
          <Chip key={each} isChosen={each === value} onPress={() => onChange(each)}>
            {labels[each]}
          </Chip>
        ))}
      </div>
    </>
  );
}
