import type { Language } from '@chifan/domain';
import { Timeline } from '@chifan/ui';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../platform/language.ts';
import { formatRelativeDateTime } from '../../platform/time.ts';

type HistoryRow = { readonly event: string; readonly at: string };

type OrderHistoryProps<Row extends HistoryRow> = {
  readonly rows: readonly Row[];
  readonly label: (row: Row) => MessageDescriptor;
  /** Returns undefined if the reason’s code has no text for guests. */
  readonly reason?: (row: Row) => MessageDescriptor | undefined;
  readonly hasEndedWell?: boolean;
  readonly format?: (instant: string, language: Language) => string;
};

export function OrderHistory<Row extends HistoryRow>(props: OrderHistoryProps<Row>) {
  const { rows, label, reason, hasEndedWell, format = formatRelativeDateTime } = props;
  const { t, i18n } = useLingui();
  const language = useLanguage();
  return (
    <div aria-live="polite">
      <Timeline
        label={t`History`}
        hasEndedWell={hasEndedWell === true}
        steps={rows.toReversed().map((row) => {
          const why = reason?.(row);
          return {
            key: `${row.event} ${row.at}`,
            title: i18n._(label(row)),
            detail: why && i18n._(why),
            time: format(row.at, language),
          };
        })}
      />
    </div>
  );
}
