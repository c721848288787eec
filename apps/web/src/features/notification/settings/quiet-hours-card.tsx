import { Card, Select, Switch } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cacheNotificationSettings, type NotificationSettings } from '../../../data/notification.ts';
import { api } from '../../../platform/api.ts';

type Quiet = NonNullable<NotificationSettings['quietHours']>;

/** The suggested quiet hours: from 22:00 to 8:00, except for notifications about active orders. */
const usual: Quiet = { fromMinute: 1320, untilMinute: 480, letsOrdersThrough: true };

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour * 60),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

export function QuietHoursCard({ settings: { quietHours } }: { readonly settings: NotificationSettings }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const set = useMutation({
    mutationFn: (next: Quiet | null) => api('/rest/notification/quietHours', { quietHours: next }),
    onSuccess: (settings) => cacheNotificationSettings(queries, settings),
  });
  const shown = set.isPending ? set.variables : quietHours;
  const change = (part: Partial<Quiet>) => set.mutate({ ...(shown ?? usual), ...part });
  return (
    <Card title={t`Quiet hours`}>
      <Switch
        label={t`Mute at night`}
        hint={<Trans>In the time zone of each of your devices.</Trans>}
        isOn={shown !== null}
        isBusy={set.isPending}
        onChange={(isOn) => set.mutate(isOn ? usual : null)}
      />
      {shown && (
        <>
          <div className="grid grid-cols-2 gap-3">
            <Select
              label={t`From`}
              value={String(shown.fromMinute)}
              choices={choicesWith(shown.fromMinute)}
              onChange={(value) => change({ fromMinute: Number(value) })}
            />
            <Select
              label={t`Until`}
              value={String(shown.untilMinute)}
              choices={choicesWith(shown.untilMinute)}
              onChange={(value) => change({ untilMinute: Number(value) })}
            />
          </div>
          <Switch
            label={t`Still notify me about active orders`}
            isOn={shown.letsOrdersThrough}
            isBusy={set.isPending}
            onChange={(letsOrdersThrough) => change({ letsOrdersThrough })}
          />
        </>
      )}
    </Card>
  );
}

/** The hours to choose from. If another client set a time with minutes, the list also contains that time. */
const choicesWith = (minute: number) =>
  hours.some(({ value }) => value === String(minute))
    ? hours
    : [...hours, { value: String(minute), label: clock(minute) }];

const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
