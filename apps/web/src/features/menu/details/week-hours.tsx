import { classNames } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import type { ShopDetails } from '../../../data/shops.ts';
import { useLanguage } from '../../../platform/language.ts';
import { OpenLine } from '../../../terms/shops/open-line.tsx';
import { isAllDay, spanText, type Week, weekdayName } from './opening-week.ts';

export function WeekHours({ shop }: { readonly shop: ShopDetails }) {
  const { week, openState, openingHoursText } = shop;
  const isKnown = week.some(({ spans }) => spans.length > 0);
  return (
    <div className="grid gap-2">
      <OpenLine openState={openState} />
      {isKnown ? <WeekTable week={week} /> : <UnknownHours written={openingHoursText} />}
    </div>
  );
}

/** Hours are missing or could not be parsed: then the source's text is shown. */
function UnknownHours({ written }: { readonly written: string | null }) {
  return (
    <p className="text-note text-soft">
      {written && (
        <bdi dir="ltr" className="block">
          {written}
        </bdi>
      )}
      <Trans>The opening hours are not known. Please check before you go.</Trans>
    </p>
  );
}

function WeekTable({ week }: { readonly week: Week }) {
  const language = useLanguage();
  return (
    <dl className="grid gap-1 text-note">
      {week.map((day, index) => (
        <div key={day.date} className={classNames('flex justify-between gap-4', index === 0 && 'font-semibold')}>
          <dt>{weekdayName(day.date, language)}</dt>
          <dd className="figures grid text-end">
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
