import { Button, Card, ErrorState, PageSkeleton } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { saveCsv } from '../../../lists/csv.ts';
import { ArchivedEntriesNote } from '../../../money-words/archived-entries-note.tsx';
import { api } from '../../../platform/api.ts';
import { ForCurrentShop } from '../../../platform/for-current-shop.tsx';
import { usePollingMs } from '../../../platform/live/live.ts';
import type { StaffShop } from '../../../platform/staff.ts';
import { dishText } from '../../../texts/dish-name.tsx';
import { closingSections } from './closing-lines.ts';
import { closingTable } from './closing-table.ts';
import type { DayClosing } from './closing-words.ts';
import { DayChooser } from './day-chooser.tsx';
import { SectionCard } from './section-card.tsx';
import { Takings } from './takings.tsx';

/** Shows today's takings, and the closing report of any business day (rule ordering-139). */
export default function DayClosingScreen() {
  return <ForCurrentShop>{(shop) => <ClosingOf shop={shop} />}</ForCurrentShop>;
}

function ClosingOf({ shop }: { readonly shop: StaffShop }) {
  const [day, setDay] = useState<string | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['day-closing', shop.id, day],
    queryFn: ({ signal }) =>
      api('/rest/staff/dayClosing', { shopId: shop.id, ...(day !== null && { day }) }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: usePollingMs(),
  });
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  const shown = data.day;
  return (
    <div className="mx-auto grid w-full max-w-5xl grid-cols-1 gap-4">
      <h2 className="hidden text-title font-bold print:block">{`${dishText(shop)} · ${shown}`}</h2>
      <div className="flex flex-wrap items-end justify-between gap-3 print:hidden">
        <DayChooser day={day ?? data.today} today={data.today} onChoose={setDay} />
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" icon="receipt" onClick={() => window.print()}>
            {t`打印日结`}
          </Button>
          <Button variant="secondary" icon="list" onClick={() => saveCsv(t`日结 ${shown}`, closingTable(data))}>
            {t`导出表格（CSV）`}
          </Button>
        </div>
      </div>
      <Closing closing={data} />
    </div>
  );
}

function Closing({ closing }: { readonly closing: DayClosing }) {
  return (
    <>
      <Takings closing={closing} />
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2 lg:items-start print:grid-cols-2">
        {closingSections(closing).map((section) => (
          <SectionCard key={section.title} section={section} />
        ))}
      </div>
      <Card>
        <p className="text-small text-soft">
          {t`一天从早上 4 点算到第二天 4 点，以账本为准：订单在完成那天入账，与「收入」一致。还没完成的订单不在日结里。`}
        </p>
      </Card>
      <ArchivedEntriesNote until={closing.archivedUntil} />
    </>
  );
}
