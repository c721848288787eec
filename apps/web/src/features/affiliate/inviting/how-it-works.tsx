import { lotteryTicketDays, minFriendOrder, minWithdrawal } from '@chifan/domain/affiliate';
import { Card, Icon, Money } from '@chifan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { DrawEligibilityRule, MaxPrizeRule } from '../lottery/draw-rule.tsx';

export function HowItWorks() {
  const { t } = useLingui();
  return (
    <Card title={t`How it works`}>
      <div className="text-note">
        <Answer to={<Trans>Who counts as a friend?</Trans>}>
          <Trans>
            Anyone who signs up with your link. You, accounts on your devices and accounts that pay with your card or
            wallet don’t count.
          </Trans>
        </Answer>
        <Answer to={<Trans>When is it credited?</Trans>}>
          <Trans>Automatically, a day after your friend’s order is completed.</Trans>
        </Answer>
        <Answer to={<Trans>What does a refund do?</Trans>}>
          <Trans>It reduces the reward in proportion. The refunded amount doesn’t count towards a ticket.</Trans>
        </Answer>
        <Answer to={<Trans>What is a double-draw ticket?</Trans>}>
          <p>
            <DrawEligibilityRule /> <MaxPrizeRule />
          </p>
          <p>
            <Trans>A ticket turns one draw into two.</Trans>
          </p>
          <p>
            <Plural value={lotteryTicketDays} one="Valid for # day." other="Valid for # days." />
          </p>
          <p>
            <Trans>
              A friend counts towards a ticket once they complete an order of at least <Money amount={minFriendOrder} />
              .
            </Trans>
          </p>
        </Answer>
        <Answer to={<Trans>How do I get the money?</Trans>}>
          <Trans>
            You can withdraw <Money isApproximate amount={minWithdrawal} /> or more, to a mainland China bank card, or
            to Alipay where available.
          </Trans>
        </Answer>
      </div>
    </Card>
  );
}

/** An answer that is collapsed at first, so that the guest sees all questions together. */
const Answer = ({ to, children }: { readonly to: ReactNode; readonly children: ReactNode }) => (
  <details className="group border-b border-line last:border-b-0">
    <summary className="flex min-h-12 list-none items-center gap-3 font-medium [&::-webkit-details-marker]:hidden">
      <span className="flex-1">{to}</span>
      <Icon name="plus" size={20} className="text-faint group-open:rotate-45" />
    </summary>
    <div className="pb-3 text-soft">{children}</div>
  </details>
);
