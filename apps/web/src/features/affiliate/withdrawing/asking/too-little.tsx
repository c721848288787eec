import { Button, EmptyState, Money } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Withdrawable } from '../../../../data/affiliate.ts';
import { useNavigation } from '../../../../platform/navigation.ts';

/** Rule affiliate-9: whoever has less than the minimum reads how much is missing, and how to earn it. */
export function TooLittle({ offer: { balance, least } }: { readonly offer: Withdrawable }) {
  const { t } = useLingui();
  const navigation = useNavigation();
  return (
    <EmptyState
      icon="wallet"
      title={t`Not enough to withdraw yet`}
      action={
        <Button icon="person" onClick={() => navigation.open('pages/mine/share/index/index')}>
          <Trans>Invite friends</Trans>
        </Button>
      }
    >
      <Trans>
        You can withdraw from <Money amount={least} /> on. <Money amount={least - balance} /> is missing: orders of
        friends you invited, and draws, bring it.
      </Trans>
    </EmptyState>
  );
}
