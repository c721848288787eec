import type { OutputAt } from '@chifan/contract/client';
import type { Campaign } from '@chifan/contract/coupon/views';
import { ErrorState, Icon, PageSkeleton } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Pager, useExistingPage } from '../../../lists/paged-list.tsx';
import { type PagedQuery, usePage } from '../../../lists/paged-query.ts';
import { api } from '../../../platform/api.ts';
import { CampaignEditor } from '../form/campaign-editor.tsx';
import { Campaigns } from './campaigns.tsx';

const allCampaigns: PagedQuery<OutputAt<'/rest/platform/campaign/list'>> = {
  queryKey: ['campaigns', 'all'],
  load: (page, options) => api('/rest/platform/campaign/list', page, options),
};

export default function PlatformCampaignsScreen() {
  const [edited, setEdited] = useState<Campaign | null | undefined>(undefined);
  const [pageNo, setPageNo] = useState(1);
  const { data: page, error, refetch } = usePage(allCampaigns, pageNo);
  const data = useExistingPage(page, setPageNo);
  if (edited !== undefined) return <Editor campaign={edited} onClose={() => setEdited(undefined)} />;
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  return (
    <div className="grid gap-4">
      <Link
        to="/draws"
        className="flex min-h-14 items-center gap-3 rounded-card bg-surface px-4 py-2 shadow-card active:bg-sunken"
      >
        <Icon name="star" className="text-soft" />
        <span className="flex-1">{t`抽奖设置`}</span>
        <Icon name="forward" size={20} className="text-faint" />
      </Link>
      <Campaigns
        campaigns={data.records}
        end={(campaignId) => api('/rest/platform/campaign/end', { campaignId })}
        onEdit={setEdited}
        issuer="platform"
        hint={<p>{t`平台活动的优惠由平台承担。`}</p>}
      />
      <Pager page={data} pageNo={pageNo} onTurn={setPageNo} />
    </div>
  );
}

function Editor({ campaign, onClose }: { readonly campaign: Campaign | null; readonly onClose: () => void }) {
  const changed = campaign === null ? {} : { campaignId: campaign.id };
  return (
    <CampaignEditor
      issuer="platform"
      campaign={campaign}
      send={({ draft, shopId }, idempotencyKey) =>
        api(
          '/rest/platform/campaign/save',
          { draft, ...changed, ...(shopId === null ? {} : { shopId }) },
          { idempotencyKey },
        )
      }
      onClose={onClose}
    />
  );
}
