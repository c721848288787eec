import { Badge, Card, Money } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { barredWords, type Invitation, rewardBadges } from './trail-words.ts';

/** What the order brought who invited its guest, or why it brought nothing. */
export function TrailInvitation({ invitation }: { readonly invitation: Invitation }) {
  const { inviterId } = invitation;
  return (
    <Card title={t`推广奖励`}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-note">
        <span className="figures text-soft">{t`邀请人 ${inviterId}`}</span>
        <Earned invitation={invitation} />
      </p>
    </Card>
  );
}

function Earned({ invitation: { barred, reward } }: { readonly invitation: Invitation }) {
  if (barred !== null) return <span>{barredWords[barred]()}</span>;
  if (reward === null) return <span>{t`没有可计的金额`}</span>;
  const { label, tone, icon } = rewardBadges[reward.state];
  return (
    <>
      <Money amount={reward.amount} className="font-semibold" />
      <span className="ms-auto">
        <Badge tone={tone} icon={icon}>
          {label()}
        </Badge>
      </span>
    </>
  );
}
