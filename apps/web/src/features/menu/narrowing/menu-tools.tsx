import { type DietProfile, hasDiet } from '@chifan/domain/catalogue';
import { Chip, Icon } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { Category } from '../../../data/menu.ts';
import { type DietFilter, dietFilters, fittingCount, type MenuView } from './menu-view.ts';

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
    <div className="grid gap-1 border-b border-line bg-surface px-4 py-2">
      <div className="flex items-center gap-2">
        <SearchField value={view.words} onChange={(words) => onView({ ...view, words })} />
        <button
          type="button"
          onClick={onDiet}
          className="flex min-h-11 max-w-[45%] shrink-0 items-center gap-1.5 rounded-full border border-edge px-3 text-start text-small leading-tight font-semibold"
        >
          <Icon name={isAsked ? 'check' : 'warning'} size={18} />
          <Trans>What I don’t eat</Trans>
        </button>
      </div>
      {isAsked && (
        <DietFilters
          count={fittingCount(categories, profile)}
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
  const id = useId();
  return (
    <div className="relative min-w-0 flex-1">
      <label htmlFor={id} className="sr-only">
        {t`Search this menu`}
      </label>
      <Icon name="search" size={20} className="pointer-events-none absolute start-3 top-3 text-faint" />
      <input
        id={id}
        type="search"
        dir="auto"
        autoComplete="off"
        maxLength={60}
        placeholder={t`Search this menu`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="h-11 w-full rounded-full border border-edge bg-surface ps-10 pe-2 text-body placeholder:text-small"
      />
    </div>
  );
}

type DietFiltersProps = {
  readonly count: ReturnType<typeof fittingCount>;
  readonly value: DietFilter;
  readonly onChange: (filter: DietFilter) => void;
};

function DietFilters({ count: { fitting, all }, value, onChange }: DietFiltersProps) {
  const { t } = useLingui();
  const labels = { all: t`Whole menu`, no_conflicts: t`Hide what I can’t eat`, fits: t`Only what fits` };
  return (
    <>
      <p role="status" className="text-small text-soft">
        <Trans>
          <b className="figures">{fitting}</b> of <b className="figures">{all}</b> dishes fit for certain
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
