import { shanghaiDate } from '@chifan/domain';
import { Button, Card, IconButton, useNow } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { type DaySpans, type HoursForm, shortDate } from '../../../hours/hours-form.ts';
import { SpansEditor } from '../../../hours/spans-editor.tsx';

type Exceptions = HoursForm['exceptions'];

type SingleDaysProps = {
  readonly exceptions: Exceptions;
  readonly publicHolidays: readonly string[];
  readonly onChange: (exceptions: Exceptions) => void;
};

const holidaysOffered = 6;

export function SingleDays({ exceptions, publicHolidays, onChange }: SingleDaysProps) {
  const today = shanghaiDate(useNow());
  const dates = Object.keys(exceptions)
    .filter((date) => date >= today)
    .toSorted();
  const offered = publicHolidays
    .filter((date) => date >= today && exceptions[date] === undefined)
    .slice(0, holidaysOffered);
  const set = (date: string, spans: DaySpans) => onChange({ ...exceptions, [date]: spans });
  return (
    <Card title={t`特殊日期`}>
      <p className="text-note text-soft">{t`某一天休息或时间不同，只影响那一天。`}</p>
      <ul className="divide-y divide-line">
        {dates.map((date) => (
          <li key={date} className="py-3">
            <SpansEditor
              label={shortDate(date)}
              closedLabel={t`休息`}
              spans={exceptions[date] ?? []}
              onChange={(spans) => set(date, spans)}
            >
              <IconButton
                icon="close"
                label={t`${shortDate(date)}恢复平常时间`}
                onClick={() => onChange(Object.fromEntries(Object.entries(exceptions).filter(([at]) => at !== date)))}
              />
            </SpansEditor>
          </li>
        ))}
      </ul>
      {offered.length > 0 && (
        <div role="group" aria-label={t`即将到来的公共假期`} className="mt-2 flex flex-wrap gap-2">
          {offered.map((date) => (
            <Button key={date} variant="secondary" icon="plus" onClick={() => set(date, [])} className="font-normal">
              {t`${shortDate(date)}（假期）`}
            </Button>
          ))}
        </div>
      )}
      <AnyDate today={today} onAdd={(date) => set(date, exceptions[date] ?? [])} />
    </Card>
  );
}

type AnyDateProps = { readonly today: string; readonly onAdd: (date: string) => void };

function AnyDate({ today, onAdd }: AnyDateProps) {
  const [date, setDate] = useState('');
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      <input
        type="date"
        aria-label={t`其他日期`}
        min={today}
        value={date}
        onChange={(event) => setDate(event.target.value)}
        className="figures min-h-11 rounded-small border border-edge bg-surface px-2"
      />
      <Button
        variant="secondary"
        disabled={date < today}
        onClick={() => {
          onAdd(date);
          setDate('');
        }}
      >
        {t`添加这一天`}
      </Button>
    </div>
  );
}
