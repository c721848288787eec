import { Timeline } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../../platform/language.ts';
import { formatWhen } from '../../../platform/time.ts';
import { eventLabel, type HistoryRow } from '../words/event-words.ts';
import { historyReason } from '../words/reason-words.ts';

/** The newest first. */
export function MallOrderTimeline({ rows }: { readonly rows: readonly HistoryRow[] }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  return (
    <div aria-live="polite">
      <Timeline
        label={t`What has happened`}
        steps={rows.toReversed().map((row) => {
          const reason = historyReason(row.reason);
          return {
            key: `${row.event} ${row.at}`,
            title: i18n._(eventLabel(row)),
            detail: reason && i18n._(reason),
            time: formatWhen(row.at, language),
          };
        })}
      />
    </div>
  );
}
