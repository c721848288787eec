import type { OrderWay } from '@chifan/domain/ordering';
import { Card, Drawer, RadioGroup } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, useState } from 'react';
import type { Quote } from '../../../data/ordering.ts';
import { useLanguage } from '../../../platform/language.ts';
import { formatTime } from '../../../platform/time.ts';
import { TimeGrid } from '../../../terms/choice/time-grid.tsx';
import { aboutArrival } from '../../../terms/choice/times-by-day.ts';

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

type TimeSheetProps = ComponentProps<typeof TimeGrid> & { readonly way: OrderWay; readonly onClose: () => void };

function TimeSheet({ way, onClose, ...of }: TimeSheetProps) {
  const { t } = useLingui();
  return (
    <Drawer isOpen onClose={onClose} title={way === 'delivery' ? t`When should it arrive?` : t`When will you come?`}>
      <TimeGrid {...of} />
    </Drawer>
  );
}
