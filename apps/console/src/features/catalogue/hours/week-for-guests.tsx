import { dateOfDay, dayOfDate, shanghaiDate } from '@chifan/domain';
import { type OpeningHours, openingSpansOn, shopState } from '@chifan/domain/catalogue';
import { Badge, Card, useNow } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { clockOf, shortDate } from '../../../hours/hours-form.ts';

type GuestsWeekProps = {
  /** The hours that staff typed. Null while a time cannot be parsed. */
  readonly hours: OpeningHours | null;
  readonly publicHolidays: readonly string[];
  /** The opening hours as the data source of an imported shop wrote them. Null if there is no such text. */
  readonly sourceText: string | null;
};

const minutesPerDay = 1_440;

export function WeekForGuests({ hours, publicHolidays, sourceText }: GuestsWeekProps) {
  const now = useNow();
  if (hours === null)
    return (
      <Card title={t`客人看到的营业时间`}>
        <p className="text-bad">{t`请先改正下面的时间。`}</p>
      </Card>
    );
  const holidays = new Set(publicHolidays);
  const { state } = shopState(hours, now, holidays);
  const today = dayOfDate(shanghaiDate(now));
  return (
    <Card title={t`客人看到的营业时间`}>
      <p className="mb-2">
        <Badge tone={state === 'open' ? 'good' : 'warn'} icon="clock">
          {stateLabels[state]()}
        </Badge>
      </p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-note">
        {Array.from({ length: 7 }, (_, ahead) => dateOfDay(today + ahead)).map((date) => (
          <div key={date} className="contents">
            <dt className="text-soft">
              {shortDate(date)}
              {holidays.has(date) && t`（公共假期）`}
            </dt>
            <dd className="figures">{spansText(openingSpansOn(hours, date, holidays))}</dd>
          </div>
        ))}
      </dl>
      {sourceText !== null && <p className="mt-2 text-small text-faint">{t`来源资料中的写法：${sourceText}`}</p>}
    </Card>
  );
}

const stateLabels = {
  open: () => t`现在营业中`,
  closing_soon: () => t`即将打烊，不再接单`,
  opening_soon: () => t`即将开门`,
  closed: () => t`现在休息`,
};

function spansText(spans: ReturnType<typeof openingSpansOn>): string {
  if (spans.length === 0) return t`休息`;
  return spans
    .map(({ opens, closes }) => {
      const [from, to] = [clockOf(opens), clockOf(closes)];
      if (closes - opens >= minutesPerDay) return t`24 小时营业`;
      return closes > minutesPerDay ? t`${from}–次日 ${to}` : `${from}–${closes === minutesPerDay ? '24:00' : to}`;
    })
    .join(' · ');
}
