import { ticketDays, withdrawalLeast } from '@chifan/domain/affiliate';
import { Card, Money } from '@chifan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export function HowItWorks() {
  const { t } = useLingui();
  return (
    <Card title={t`How it works`}>
      <dl className="grid gap-3 text-note">
        <Answer to={<Trans>Who counts as a friend?</Trans>}>
          <Trans>
            Whoever creates an account by your link. You yourself, accounts on devices of yours and accounts that pay
            from the same card or wallet as you do not count.
          </Trans>
        </Answer>
        <Answer to={<Trans>When is it credited?</Trans>}>
          <Trans>By itself, a day after the friend’s order was completed.</Trans>
        </Answer>
        <Answer to={<Trans>What does a refund do?</Trans>}>
          <Trans>It takes its part of the reward back, and what was refunded no longer counts towards a ticket.</Trans>
        </Answer>
        <Answer to={<Trans>What is a double-draw ticket?</Trans>}>
          <p>
            <Trans>Every completed order gives you one draw for money. A ticket makes it two.</Trans>
          </p>
          <p>
            <Plural value={ticketDays} one="It is good for # day." other="It is good for # days." />
          </p>
        </Answer>
        <Answer to={<Trans>How do I get the money?</Trans>}>
          <Trans>
            From <Money amount={withdrawalLeast} /> on you can have it paid out: to a card of a bank in mainland China,
            or to Alipay where it is offered.
          </Trans>
        </Answer>
      </dl>
    </Card>
  );
}

const Answer = ({ to, children }: { readonly to: ReactNode; readonly children: ReactNode }) => (
  <div>
    <dt className="font-semibold">{to}</dt>
    <dd className="text-soft">{children}</dd>
  </div>
);
