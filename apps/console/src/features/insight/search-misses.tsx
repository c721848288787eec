import type { OutputAt } from '@chifan/contract/client';
import type { InsightDays } from '@chifan/domain/insight';
import { searchMissLimits } from '@chifan/domain/search';
import { Card, ErrorState, Loading, Skeleton } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { dishText } from '../../texts/dish-name.tsx';
import { PersonText } from '../../texts/person-text.tsx';
import { languageLabel } from '../../texts/texts.ts';

type Miss = OutputAt<'/rest/staff/searchMisses'>['misses'][number];

type SearchMissesProps = {
  /**
   * Lists only the searches of guests near this shop. If undefined, lists the searches on the whole platform, with a
   * column for the nearest restaurant.
   */
  readonly shopId?: number;
  readonly days: InsightDays;
};

/** Refresh interval in milliseconds. A translation in progress appears with the next refresh. */
const askAgainMs = 60_000;

/** Lists searches without results, which suggest new dishes for the menu (rule search-11). */
export function SearchMisses({ shopId, days }: SearchMissesProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['search-misses', shopId ?? null, days],
    queryFn: ({ signal }) =>
      api('/rest/staff/searchMisses', { days, ...(shopId !== undefined && { shopId }) }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: askAgainMs,
  });
  const { fewest } = searchMissLimits;
  return (
    <Card title={shopId === undefined ? t`客人搜了没找到` : t`附近客人搜了没找到`}>
      {data ? (
        <MissTable misses={data.misses} isEverywhere={shopId === undefined} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading>
          <Skeleton className="h-32" />
        </Loading>
      )}
      <p className="mt-3 text-small text-soft">
        {t`只显示至少搜过 ${fewest} 次的词，不记录是谁搜的；按自然日统计，90 天后删除。`}
      </p>
    </Card>
  );
}

type MissTableProps = { readonly misses: readonly Miss[]; readonly isEverywhere: boolean };

function MissTable({ misses, isEverywhere }: MissTableProps) {
  if (misses.length === 0)
    return <p className="text-note text-soft">{t`这段时间没有。客人搜的都找到了，或搜的人太少。`}</p>;
  return (
    <table className="w-full text-note">
      <thead className="text-soft">
        <tr className="border-b border-line">
          <th scope="col" className="w-full py-2 text-start font-medium">{t`搜索词`}</th>
          {isEverywhere && (
            <th scope="col" className="py-2 ps-3 text-start font-medium whitespace-nowrap">{t`在哪家附近`}</th>
          )}
          <th scope="col" className="py-2 ps-3 text-end font-medium whitespace-nowrap">{t`次数`}</th>
        </tr>
      </thead>
      <tbody>
        {misses.map((miss) => (
          <tr key={`${miss.language} ${miss.words}`} className="border-b border-line last:border-b-0">
            <th scope="row" className="py-2 text-start font-normal">
              <PersonText text={miss.words} lang={miss.language} className="font-semibold" />
              <InChinese miss={miss} />
            </th>
            {isEverywhere && <td className="py-2 ps-3">{nearestOf(miss)}</td>}
            <td className="figures py-2 ps-3 text-end">{miss.searches}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const nearestOf = ({ nearestShopZh, nearestShop }: Miss): string =>
  nearestShopZh === null ? '–' : dishText({ nameZh: nearestShopZh, name: nearestShop });

/** The search in Chinese, with a note about the part that is not translated. */
function InChinese({ miss: { language, inChinese } }: { readonly miss: Miss }) {
  if (inChinese === null) return null;
  const { text, by, rest, isComing } = inChinese;
  const from = languageLabel(language);
  const open = isComing ? t`正在翻译…` : t`未翻译`;
  return (
    <span className="block text-small text-soft">
      {text === null ? `${from} · ${open}` : `${from} · ${text}`}
      {text !== null && by === 'machine' && t`（机器翻译）`}
      {text !== null && rest !== null && ` · ${rest} – ${open}`}
    </span>
  );
}
