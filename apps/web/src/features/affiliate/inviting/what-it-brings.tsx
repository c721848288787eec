import { friendsPerTicket, spendingPerTicket } from '@chifan/domain/affiliate';
import { Icon, type IconName, Money } from '@chifan/ui';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../platform/language.ts';
import { formatShare } from '../format-share.ts';

/** What an invitation earns, in three lines. */
export function WhatItBrings({ permille }: { readonly permille: number }) {
  const percent = <bdi>{formatShare(permille / 1000, useLanguage())}</bdi>;
  return (
    <section className="rounded-card bg-brand p-4 text-on-brand shadow-card">
      <h2 className="text-title font-bold text-balance">
        <Trans>You earn {percent} of what your friends eat</Trans>
      </h2>
      <ul className="mt-3 grid gap-2 text-note">
        <Line icon="coin">
          <Trans>Whenever a friend you invited completes an order, {percent} of the dishes’ price is yours.</Trans>
        </Line>
        <Line icon="ticket">
          <Plural
            value={friendsPerTicket}
            one="A double-draw ticket for every friend who has ordered."
            other="A double-draw ticket for every # friends who have ordered."
          />
        </Line>
        <Line icon="ticket">
          <Trans>
            And one for every <Money amount={spendingPerTicket} /> of your own orders.
          </Trans>
        </Line>
      </ul>
    </section>
  );
}

const Line = ({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }) => (
  <li className="flex items-start gap-2">
    <Icon name={icon} size={20} className="mt-0.5" />
    <span>{children}</span>
  </li>
);
