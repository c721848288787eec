import { Button, Chip, EmptyState } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SearchResults } from '../../../data/search.ts';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { PopularSearches } from '../start/start-page.tsx';

type NothingFoundProps = {
  readonly query: string;
  readonly neighbours: SearchResults['neighbours'];
  /** True if no dish is marked as suitable for a requested filter. The screen then does not advise another spelling. */
  readonly isUnmarked: boolean;
  readonly onSearch: (query: string) => void;
};

export function NothingFound({ query, neighbours, isUnmarked, onSearch }: NothingFoundProps) {
  const { t } = useLingui();
  const navigation = useNavigation();
  return (
    <div className="grid grid-cols-1 gap-6">
      <EmptyState
        icon="search"
        title={t`No results for “${query}”`}
        action={
          <Button variant="secondary" icon="shop" onClick={() => navigation.open('pages/shop/list/list')}>
            <Trans>Browse restaurants</Trans>
          </Button>
        }
      >
        {!isUnmarked && <Trans>Check the spelling, or try Chinese, pinyin or a single word such as “noodles”.</Trans>}
      </EmptyState>
      {neighbours.length > 0 && (
        <section className="grid grid-cols-1 gap-2">
          <h2 className="font-semibold">
            <Trans>You might like</Trans>
          </h2>
          <div className="flex flex-wrap gap-x-2">
            {neighbours.map((neighbour) => (
              <Chip
                key={`${neighbour.kind} ${neighbour.nameZh.text} ${neighbour.name.text}`}
                isChosen={false}
                onPress={() => onSearch(neighbour.query)}
              >
                <bdi lang={neighbour.name.language} className="max-w-[min(70vw,18rem)] truncate">
                  {neighbour.name.text}
                </bdi>
              </Chip>
            ))}
          </div>
        </section>
      )}
      <PopularSearches onSearch={onSearch} />
    </div>
  );
}
