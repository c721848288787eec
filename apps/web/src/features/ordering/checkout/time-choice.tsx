import { meaningOf, type OrderWay } from '@chifan/domain/ordering';
import { Card, RadioGroup, Select } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '../../../platform/language.ts';
import { useLocation } from '../../../platform/location.ts';
import { formatTime } from '../../../platform/time.ts';
import { shopDetailsQuery } from '../ordering.query.ts';
import { wantedTimes } from './wanted-times.ts';

type TimeChoiceProps = {
  readonly shopId: number;
  readonly way: OrderWay;
  /** When the food would be there if it were begun now; null while unknown. */
  readonly estimatedAt: string | null;
  readonly wantedAt: string | null;
  readonly onChange: (wantedAt: string | null) => void;
};

/** Now, or a quarter hour while the shop takes orders. */
export function TimeChoice({ shopId, way, estimatedAt, wantedAt, onChange }: TimeChoiceProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const position = useLocation((location) => location.position);
  const [openedAt] = useState(() => new Date());
  const { data } = useQuery(shopDetailsQuery(shopId, position, language));
  const times = data ? wantedTimes(data.week, meaningOf[way].type, openedAt) : [];
  const first = times[0];
  const clock = estimatedAt !== null && wantedAt === null ? formatTime(estimatedAt, 'time', language) : null;
  return (
    <Card className="grid gap-3">
      <RadioGroup
        label={way === 'delivery' ? t`When should it arrive?` : t`When will you come?`}
        value={wantedAt === null ? 'now' : 'later'}
        onChange={(choice) => onChange(choice === 'now' ? null : (first?.start ?? null))}
        choices={[
          { value: 'now', label: t`As soon as possible`, ...(clock === null ? {} : { hint: t`about ${clock}` }) },
          {
            value: 'later',
            label: t`At a time I choose`,
            isDisabled: !first,
            ...(data && !first ? { hint: t`The restaurant takes no orders for later today or tomorrow.` } : {}),
          },
        ]}
      />
      {wantedAt !== null && (
        <Select
          label={t`Time`}
          value={wantedAt}
          onChange={onChange}
          choices={times.map(({ start, arrival }) => ({
            value: start,
            label: formatTime(arrival, 'moment', language),
          }))}
        />
      )}
    </Card>
  );
}
