import type { InsightDays } from '@chifan/domain/insight';
import { useState } from 'react';
import { PeriodChips } from './period-chips.tsx';
import { SearchMisses } from './search-misses.tsx';

/** Lists searches without results on the whole platform. */
export default function MissedSearchesScreen() {
  const [days, setDays] = useState<InsightDays>(7);
  return (
    <div className="mx-auto grid w-full max-w-5xl grid-cols-1 gap-4">
      <PeriodChips days={days} onChange={setDays} />
      <SearchMisses days={days} />
    </div>
  );
}
