import type { Campaign } from '@chifan/contract/coupon/views';
import type { CouponIssuer } from '@chifan/domain/coupon';
import { Button, Dialog, EmptyState } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { useAction } from '../../../platform/use-action.ts';
import { CampaignCard } from './campaign-card.tsx';
import { GrantDialog } from './grant-dialog.tsx';

type CampaignsProps = {
  readonly campaigns: readonly Campaign[];
  readonly end: (campaignId: number) => Promise<unknown>;
  /** Opens the editor of a campaign. Null means a new campaign. */
  readonly onEdit: (campaign: Campaign | null) => void;
  readonly hint: ReactNode;
  /**
   * The issuer that uses this screen: a shop or the platform. An issuer can edit only its own campaigns, and only the
   * platform can grant coupons.
   */
  readonly issuer: CouponIssuer;
};

type Asked = { readonly what: 'end' | 'grant'; readonly campaign: Campaign };

export function Campaigns({ campaigns, end, onEdit, hint, issuer }: CampaignsProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-1 text-note text-soft">{hint}</div>
        <Button icon="plus" onClick={() => onEdit(null)}>{t`新建活动`}</Button>
      </div>
      {campaigns.length === 0 && <EmptyState icon="ticket" title={t`还没有优惠券活动`} />}
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {campaigns.map((campaign) => (
          <li key={campaign.id}>
            <CampaignCard
              campaign={campaign}
              onEdit={issuer === campaign.issuer && campaign.issued === 0 ? () => onEdit(campaign) : undefined}
              onEnd={() => setAsked({ what: 'end', campaign })}
              onGrant={
                issuer === 'platform' && campaign.channel === 'granted'
                  ? () => setAsked({ what: 'grant', campaign })
                  : undefined
              }
            />
          </li>
        ))}
      </ul>
      {asked?.what === 'end' && <EndDialog campaign={asked.campaign} end={end} onClose={close} />}
      {asked?.what === 'grant' && <GrantDialog campaign={asked.campaign} onClose={close} />}
    </div>
  );
}

type EndDialogProps = {
  readonly campaign: Campaign;
  readonly end: (campaignId: number) => Promise<unknown>;
  readonly onClose: () => void;
};

/** Requires a confirmation before it ends a campaign, because an ended campaign cannot restart. */
function EndDialog({ campaign, end, onClose }: EndDialogProps) {
  const act = useAction(() => end(campaign.id), { success: () => t`活动已结束`, onDone: onClose });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t`结束这个活动？`}
      actions={
        <>
          <Button variant="secondary" isWide onClick={onClose}>{t`再想想`}</Button>
          <Button
            variant="danger"
            isWide
            isBusy={act.isPending}
            onClick={() => act.mutate(undefined)}
          >{t`结束活动`}</Button>
        </>
      }
    >
      <p className="text-note text-soft">{t`结束后不能重新开始。客人已经领到的券照常可用。`}</p>
    </Dialog>
  );
}
