import { Timeline } from '@chifan/ui';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../platform/language.ts';
import { formatWhen } from '../../platform/time.ts';

type HistoryRow = { readonly event: string; readonly reason: string | null; readonly at: string };

type OrderHistoryProps<Row extends HistoryRow> = {
  readonly rows: readonly Row[];
  readonly label: (row: Row) => MessageDescriptor;
  /** Why, in words; undefined where the code says nothing to a guest. */
  readonly reason: (reason: string | null) => MessageDescriptor | undefined;
};

/** What has happened with an order, the newest first. */
export function OrderHistory<Row extends HistoryRow>({ rows, label, reason }: OrderHistoryProps<Row>) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  return (
    <div aria-live="polite">
      <Timeline
        label={t`What has happened`}
        steps={rows.toReversed().map((row) => {
          const why = reason(row.reason);
          return {
            key: `${row.event} ${row.at}`,
            title: i18n._(label(row)),
            detail: why && i18n._(why),
            time: formatWhen(row.at, language),
          };
        })}
      />
    </div>
  );
}
