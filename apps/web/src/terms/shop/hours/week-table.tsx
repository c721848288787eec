import { classNames } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useLanguage } from '../../../platform/language.ts';
import { isAllDay, spanText, type Week, weekdayName } from './opening-week.ts';

export function WeekTable({ week }: { readonly week: Week }) {
  const language = useLanguage();
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)] gap-1 text-note">
      {week.map((day, index) => (
        <div
          key={day.date}
          className={classNames('flex flex-wrap justify-between gap-x-4', index === 0 && 'font-semibold')}
        >
          <dt>{weekdayName(day.date, language)}</dt>
          <dd className="figures ms-auto grid text-end">
            <DayHours spans={day.spans} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function DayHours({ spans }: { readonly spans: Week[number]['spans'] }) {
  if (spans.length === 0) return <Trans>Closed</Trans>;
  if (isAllDay(spans)) return <Trans>Open 24 hours</Trans>;
  return spans.map((span) => (
    <bdi key={span.opens} dir="ltr">
      {spanText(span)}
    </bdi>
  ));
}
