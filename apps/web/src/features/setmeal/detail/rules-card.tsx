import { Card, Icon, type IconName } from '@chifan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { SetMealDetail } from '../../../data/setmeal.ts';
import { useLanguage } from '../../../platform/language.ts';
import { formatTime } from '../../../platform/time.ts';
import { WeekTable } from '../../../terms/shop/hours/week-table.tsx';

/** The conditions of a set meal in plain sentences. The refund conditions are among the first. */
export function RulesCard({ setMeal }: { readonly setMeal: SetMealDetail }) {
  const { t } = useLingui();
  const { week, terms } = setMeal;
  return (
    <Card title={t`How it works`} className="grid grid-cols-1 gap-3">
      <ul className="grid grid-cols-1 gap-2 text-note">
        <Times setMeal={setMeal} />
        <Rule icon="wallet">
          <Trans>
            Full refund in one tap until you choose a restaurant, and automatically if you don’t choose in time. After
            that, no refund.
          </Trans>
        </Rule>
        <Rule icon="ticket">
          <Trans>Your code arrives about a minute after you choose. It’s valid there, on that day.</Trans>
        </Rule>
        <Limits setMeal={setMeal} />
      </ul>
      {week !== null && (
        <section className="grid gap-2">
          <h3 className="text-note font-semibold">
            <Trans>Served at these hours</Trans>
          </h3>
          <WeekTable week={week} />
        </section>
      )}
      {terms.text !== '' && (
        <section className="grid grid-cols-1 gap-1">
          <h3 className="text-note font-semibold">
            <Trans>Brand terms</Trans>
          </h3>
          <p lang={terms.language} dir="auto" className="text-note text-soft">
            {terms.text}
          </p>
        </section>
      )}
    </Card>
  );
}

function Times({ setMeal: { isOnSale, validUntil, soldUntil, week } }: { readonly setMeal: SetMealDetail }) {
  const language = useLanguage();
  const until = formatTime(validUntil, 'dayAndTime', language);
  // `soldUntil` is a date in Shanghai and is the last day of sale.
  const lastDay = soldUntil === null ? null : formatTime(`${soldUntil}T00:00:00+08:00`, 'date', language);
  return (
    <>
      {isOnSale && (
        <Rule icon="shop">
          <Trans>
            Pay now, choose the restaurant later. Buy now and use it until <bdi>{until}</bdi>.
          </Trans>
        </Rule>
      )}
      {week === null && (
        <Rule icon="clock">
          <Trans>Served whenever your restaurant is open.</Trans>
        </Rule>
      )}
      {lastDay !== null && (
        <Rule icon="clock">
          <Trans>
            On sale until <bdi>{lastDay}</bdi>.
          </Trans>
        </Rule>
      )}
    </>
  );
}

function Limits({ setMeal: { maxPerOrder, maxPerMember, leftForMember } }: { readonly setMeal: SetMealDetail }) {
  return (
    <>
      <Rule icon="bag">
        <Plural value={maxPerOrder} one="Limit # per order." other="Limit # per order." />
      </Rule>
      {maxPerMember !== null && (
        <Rule icon="person">
          <Plural value={maxPerMember} one="Limit # per guest." other="Limit # per guest." />{' '}
          {leftForMember !== null && leftForMember > 0 && leftForMember < maxPerMember && (
            <Plural value={leftForMember} one="You can still buy #." other="You can still buy #." />
          )}
        </Rule>
      )}
    </>
  );
}

const Rule = ({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }) => (
  <li className="flex items-start gap-2">
    <Icon name={icon} size={20} className="shrink-0 text-soft" />
    <span className="min-w-0">{children}</span>
  </li>
);
