import { maxLotteryDrawsPerDay, minLotteryOrder } from '@chifan/domain/affiliate';
import { Card, Icon, type IconName, Money } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** The advantages for an invited friend, as reasons to accept the invitation (rule affiliate-14). */
export function WhatFriendsGet() {
  const { t } = useLingui();
  return (
    <Card title={t`What your friend gets`}>
      <ul className="grid gap-2 text-note">
        <Advantage icon="language">
          <Trans>Menus in their language, with pictures, prices and allergens</Trans>
        </Advantage>
        <Advantage icon="chat">
          <Trans>Orders and allergies sent to the restaurant in Chinese</Trans>
        </Advantage>
        <Advantage icon="ticket">
          <Trans>
            A prize draw for every completed order of <Money amount={minLotteryOrder} isShort /> or more, up to{' '}
            {maxLotteryDrawsPerDay} a day
          </Trans>
        </Advantage>
      </ul>
    </Card>
  );
}

const Advantage = ({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }) => (
  <li className="flex items-start gap-2">
    <Icon name={icon} size={20} className="mt-0.5" />
    <span>{children}</span>
  </li>
);
