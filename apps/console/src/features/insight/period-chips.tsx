import { type InsightDays, insightDays } from '@chifan/domain/insight';
import { FilterChips } from '@chifan/ui';
import { t } from '@lingui/core/macro';

const periodLabels: Readonly<Record<InsightDays, () => string>> = {
  1: () => t`今天`,
  7: () => t`近 7 天`,
  30: () => t`近 30 天`,
  90: () => t`近 90 天`,
};

type PeriodChipsProps = { readonly days: InsightDays; readonly onChange: (days: InsightDays) => void };

export const PeriodChips = ({ days, onChange }: PeriodChipsProps) => (
  <div className="-mx-4">
    <FilterChips
      label={t`时间范围`}
      choices={insightDays.map((each) => ({ value: `${each}`, label: periodLabels[each]() }))}
      value={`${days}`}
      onChange={(chosen) => onChange(insightDays.find((each) => `${each}` === chosen) ?? days)}
    />
  </div>
);
