import type { OrderWay } from '@chifan/domain/ordering';
import { Card, classNames, Drawer, RadioGroup } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Quote } from '../../../data/ordering.ts';
import { useLanguage } from '../../../platform/language.ts';
import { formatTime } from '../../../platform/time.ts';
import { aboutArrival, timesByDay } from './times-by-day.ts';

type TimeChoiceProps = {
  readonly way: OrderWay;
  readonly quote: Quote | null;
  readonly wantedAt: string | null;
  readonly onChange: (wantedAt: string | null) => void;
};

/** The guest chooses “now” or one of the offered times, in China’s time zone. */
export function TimeChoice({ way, quote, wantedAt, onChange }: TimeChoiceProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const times = quote?.times ?? [];
  const minutes = quote?.minutesFromTime ?? 0;
  const arrival = wantedAt !== null && aboutArrival(minutes, wantedAt);
  const later = arrival && `${formatTime(arrival, 'day', language)}, ${formatTime(arrival, 'time', language)}`;
  const noTimes = ({ obstacles }: Quote) =>
    obstacles.includes('shop_resting')
      ? t`You can schedule an order while the restaurant is taking orders.`
      : t`The restaurant isn’t taking scheduled orders for today or tomorrow.`;
  const soon = quote && wantedAt === null ? formatTime(quote.estimatedAt, 'time', language) : null;
  return (
    <Card className="grid grid-cols-1 gap-3">
      <RadioGroup
        label={way === 'delivery' ? t`When should it arrive?` : t`When will you come?`}
        value={wantedAt === null ? 'now' : 'later'}
        onChange={(choice) => (choice === 'now' ? onChange(null) : setIsOpen(true))}
        choices={[
          { value: 'now', label: t`As soon as possible`, ...(soon === null ? {} : { hint: t`about ${soon}` }) },
          {
            value: 'later',
            label: t`Schedule for later`,
            isDisabled: times.length === 0,
            hint: later ? t`about ${later}` : quote && times.length === 0 && noTimes(quote),
          },
        ]}
      />
      {later && (
        <button
          type="button"
          onClick={() => setIsOpen(true)}
          className="flex min-h-11 items-center justify-self-start text-body font-semibold text-link"
        >{t`Choose another time`}</button>
      )}
      {isOpen && (
        <TimeSheet
          way={way}
          times={times}
          minutes={minutes}
          wantedAt={wantedAt}
          onChoose={(start) => {
            onChange(start);
            setIsOpen(false);
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Card>
  );
}

type TimeSheetProps = {
  readonly way: OrderWay;
  readonly times: readonly string[];
  /** Minutes from the start of an order until the guest has the food. */
  readonly minutes: number;
  readonly wantedAt: string | null;
  readonly onChoose: (start: string) => void;
  readonly onClose: () => void;
};

function TimeSheet({ way, times, minutes, wantedAt, onChoose, onClose }: TimeSheetProps) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <Drawer isOpen onClose={onClose} title={way === 'delivery' ? t`When should it arrive?` : t`When will you come?`}>
      <p className="text-small text-soft">
        <Trans>All times are China time.</Trans>
      </p>
      {timesByDay(times, minutes).map(({ day, first, times: ofDay }) => (
        <section key={day}>
          <h3 className="mt-3 mb-2 text-note font-semibold">{formatTime(first, 'day', language)}</h3>
          <ul className="grid grid-cols-4 gap-2">
            {ofDay.map(({ start, arrival }) => (
              <li key={start}>
                <button
                  type="button"
                  aria-pressed={start === wantedAt}
                  onClick={() => onChoose(start)}
                  className={classNames(
                    'figures min-h-11 w-full rounded-small border text-body',
                    start === wantedAt ? 'border-brand bg-brand font-semibold text-on-brand' : 'border-line bg-surface',
                  )}
                >
                  <bdi dir="ltr">{formatTime(arrival, 'time', language)}</bdi>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Drawer>
  );
}
