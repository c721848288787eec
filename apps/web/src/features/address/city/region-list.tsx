import { EmptyState, ErrorState, HanName, Icon, PageSkeleton, TextField } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { type Region, type RegionLevel, regionsQuery } from '../../../data/place.ts';
import { useLanguage } from '../../../platform/language.ts';
import { byLetter, matchingRegions, type RegionGroup } from './region-index.ts';

type RegionListProps = {
  /** null lists the provinces. */
  readonly parentCode: string | null;
  readonly onChoose: (region: Region, level: RegionLevel) => void;
};

const fewRegions = 12;

export function RegionList({ parentCode, onChoose }: RegionListProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(regionsQuery(parentCode, useLanguage()));
  const [typed, setTyped] = useState('');
  const id = useId();
  // A municipality contains only itself as a city, so skip the list of cities.
  const goOn = useEffectEvent(() => {
    const [only, ...others] = data?.regions ?? [];
    if (data && only?.hasChildren && others.length === 0) onChoose(only, data.level);
  });
  useEffect(() => goOn(), [data]);
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  const groups = byLetter(matchingRegions(data.regions, typed));
  const filters: Readonly<Record<RegionLevel, string>> = {
    province: t`Find a province`,
    city: t`Find a city`,
    area: t`Find an area`,
    street: t`Find a street`,
  };
  const isLong = data.regions.length > fewRegions;
  return (
    <div className="grid grid-cols-1 gap-3">
      {isLong && (
        <TextField label={filters[data.level]} type="search" value={typed} onChange={setTyped} maxLength={40} />
      )}
      {isLong && groups.length > 1 && (
        <LetterBar letters={groups.map(({ letter }) => letter)} idOf={(letter) => id + letter} />
      )}
      {groups.length === 0 && <NothingFits />}
      {groups.map((group) => (
        <LetterGroup
          key={group.letter}
          id={id + group.letter}
          group={group}
          onPress={(region) => onChoose(region, data.level)}
        />
      ))}
    </div>
  );
}

function NothingFits() {
  const { t } = useLingui();
  return (
    <EmptyState icon="search" title={t`No matches`}>
      <Trans>Try fewer letters, or the name in Chinese.</Trans>
    </EmptyState>
  );
}

type LetterGroupProps = {
  readonly id: string;
  readonly group: RegionGroup;
  readonly onPress: (region: Region) => void;
};

const LetterGroup = ({ id, group, onPress }: LetterGroupProps) => (
  <section aria-labelledby={id}>
    <h3 id={id} dir="ltr" className="scroll-mt-4 py-1 text-start text-small font-semibold text-soft rtl:text-end">
      {group.letter}
    </h3>
    <ul className="overflow-hidden rounded-card border border-line">
      {group.regions.map((region) => (
        <li key={region.code} className="border-b border-line last:border-b-0">
          <button
            type="button"
            onClick={() => onPress(region)}
            className="flex min-h-12 w-full items-center gap-3 px-3 py-1.5 text-start -outline-offset-3 active:bg-sunken"
          >
            <span className="min-w-0 flex-1">
              <HanName name={region.name} nameZh={region.nameZh} />
            </span>
            {region.hasChildren && <Icon name="forward" size={18} className="text-faint" />}
          </button>
        </li>
      ))}
    </ul>
  </section>
);

type LetterBarProps = {
  readonly letters: readonly string[];
  readonly idOf: (letter: string) => string;
};

/** The letters always run from left to right, because they are Latin in every language. */
function LetterBar({ letters, idOf }: LetterBarProps) {
  const { t } = useLingui();
  return (
    <div role="group" aria-label={t`First letters`} dir="ltr" className="no-bars flex overflow-x-auto">
      {letters.map((letter) => (
        <button
          key={letter}
          type="button"
          onClick={() => document.getElementById(idOf(letter))?.scrollIntoView({ block: 'start' })}
          className="h-11 min-w-11 shrink-0 rounded-small text-note font-semibold text-link -outline-offset-3 active:bg-sunken"
        >
          {letter}
        </button>
      ))}
    </div>
  );
}
