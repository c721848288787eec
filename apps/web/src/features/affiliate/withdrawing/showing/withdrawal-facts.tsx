import { Card, Fact } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Withdrawal } from '../../../../data/affiliate.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { formatTime } from '../../../../platform/time.ts';
import { channelLabels } from '../channel-labels.ts';

/** Number, time, and where it goes. */
export function WithdrawalFacts({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const { number, createdAt, channel, account, bankName, realName } = withdrawal;
  return (
    <Card>
      <dl className="grid gap-2 text-note">
        <Fact label={<Trans>Number</Trans>}>
          <bdi dir="ltr" className="figures wrap-anywhere">
            {number}
          </bdi>
        </Fact>
        <Fact label={<Trans>Requested</Trans>}>
          <bdi>{formatTime(createdAt, 'moment', language)}</bdi>
        </Fact>
        <Fact label={<Trans>Goes to</Trans>}>{i18n._(channelLabels[channel])}</Fact>
        <Fact label={<Trans>Account</Trans>}>
          <bdi dir="ltr" className="figures wrap-anywhere">
            {account}
          </bdi>
        </Fact>
        {bankName !== null && bankName !== '' && (
          <Fact label={<Trans>Name of the bank</Trans>}>
            <bdi>{bankName}</bdi>
          </Fact>
        )}
        <Fact label={<Trans>In the name of</Trans>}>
          <bdi className="wrap-anywhere">{realName}</bdi>
        </Fact>
      </dl>
    </Card>
  );
}
