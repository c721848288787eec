import { meaningOf, type OrderWay } from '@chifan/domain/ordering';
import { Card, RadioGroup } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLanguage } from '../../../platform/language.ts';
import { formatTime } from '../../../platform/time.ts';
import type { Quote } from '../quote/quote-changes.ts';
import { TimeSheet } from './time-sheet.tsx';
import { aboutArrival } from './times-by-day.ts';

type TimeChoiceProps = {
  readonly way: OrderWay;
  readonly quote: Quote | null;
  readonly wantedAt: string | null;
  readonly onChange: (wantedAt: string | null) => void;
};

/** Now, or a time that the restaurant offers; both by the clock in China. */
export function TimeChoice({ way, quote, wantedAt, onChange }: TimeChoiceProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  const { type } = meaningOf[way];
  const times = quote?.times ?? [];
  const arrival = wantedAt !== null && aboutArrival(type, wantedAt);
  const later = arrival && `${formatTime(arrival, 'day', language)}, ${formatTime(arrival, 'time', language)}`;
  const noTimes = ({ obstacles }: Quote) =>
    obstacles.includes('shop_resting')
      ? t`A time can be chosen while the restaurant takes orders.`
      : t`The restaurant takes no orders for later today or tomorrow.`;
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
            label: t`At a time I choose`,
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
