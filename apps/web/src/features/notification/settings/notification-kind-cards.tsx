import { type NotificationChannel, type NotificationKind, notificationKinds } from '@chifan/domain/notification';
import { Card, Switch } from '@chifan/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cacheNotificationSettings, type NotificationSettings } from '../../../data/notification.ts';
import { api } from '../../../platform/api.ts';

const kindLabels: Readonly<Record<NotificationKind, MessageDescriptor>> = {
  order: msg`Orders`,
  receipt: msg`Receipts`,
  refund: msg`Refunds`,
  reward: msg`Rewards and withdrawals`,
  review: msg`Your reviews`,
  help: msg`Customer service replies`,
  account: msg`Your account`,
};

const channelLabels: Readonly<Record<NotificationChannel, MessageDescriptor>> = {
  email: msg`By email`,
  push: msg`By push`,
};

type Choice = NotificationSettings['choices'][number];

const channels = ['email', 'push'] as const satisfies readonly NotificationChannel[];

export function NotificationKindCards({ settings: { choices, email } }: { readonly settings: NotificationSettings }) {
  const { i18n } = useLingui();
  const kinds = notificationKinds.filter((kind) => choices.some((choice) => choice.kind === kind));
  return (
    <Card>
      {email === null && (
        <p className="pb-3 text-note text-soft">
          <Trans>Your account has no email address, so we can’t email you.</Trans>
        </p>
      )}
      <p aria-hidden className="flex justify-end pb-1 text-center text-small text-soft">
        {channels.map((channel) => (
          <span key={channel} className="w-[4.5rem] px-1 hyphens-auto">
            {i18n._(channelLabels[channel])}
          </span>
        ))}
      </p>
      <ul>
        {kinds.map((kind) => (
          <li key={kind} className="flex flex-wrap items-center justify-end border-t border-line py-1">
            <span className="min-w-0 flex-[1_1_9rem] font-medium hyphens-auto">
              {i18n._(kindLabels[kind])}
              {kind === 'receipt' && <Always />}
            </span>
            <span className="grid w-[9rem] grid-cols-2">
              {channels.map((channel) => (
                <span key={channel}>
                  {choices
                    .filter((choice) => choice.kind === kind && choice.channel === channel)
                    .map((choice) => (
                      <ChoiceSwitch key={channel} choice={choice} />
                    ))}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const Always = () => (
  <span className="block text-small font-normal text-soft">
    <Trans>Receipts are always sent by email.</Trans>
  </span>
);

function ChoiceSwitch({ choice: { kind, channel, isOn, isSwitchable } }: { readonly choice: Choice }) {
  const { i18n } = useLingui();
  const queries = useQueryClient();
  const choose = useMutation({
    mutationFn: (next: boolean) => api('/rest/notification/choose', { kind, channel, isOn: next }),
    onSuccess: (settings) => cacheNotificationSettings(queries, settings),
  });
  return (
    <Switch
      label={`${i18n._(kindLabels[kind])}: ${i18n._(channelLabels[channel])}`}
      isLabelHidden
      isOn={choose.isPending ? choose.variables : isOn}
      isBusy={choose.isPending || !isSwitchable}
      onChange={(next) => choose.mutate(next)}
    />
  );
}
