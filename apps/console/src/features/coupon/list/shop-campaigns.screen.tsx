import type { Campaign } from '@chifan/contract/coupon/views';
import { ErrorState, PageSkeleton } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { api } from '../../../platform/api.ts';
import { ForCurrentShop } from '../../../platform/for-current-shop.tsx';
import { CampaignEditor } from '../form/campaign-editor.tsx';
import { Campaigns } from './campaigns.tsx';

export default function ShopCampaignsScreen() {
  return <ForCurrentShop>{(shop) => <ShopCampaigns shopId={shop.id} />}</ForCurrentShop>;
}

function ShopCampaigns({ shopId }: { readonly shopId: number }) {
  const [edited, setEdited] = useState<Campaign | null | undefined>(undefined);
  const { data, error, refetch } = useQuery({
    queryKey: ['campaigns', shopId],
    queryFn: ({ signal }) => api('/rest/merchant/campaign/list', { shopId }, { signal }),
  });
  if (edited !== undefined) {
    const changed = edited === null ? {} : { campaignId: edited.id };
    return (
      <CampaignEditor
        issuer="shop"
        campaign={edited}
        send={({ draft }, idempotencyKey) =>
          api('/rest/merchant/campaign/save', { shopId, draft, ...changed }, { idempotencyKey })
        }
        onClose={() => setEdited(undefined)}
      />
    );
  }
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  return (
    <Campaigns
      campaigns={data}
      end={(campaignId) => api('/rest/merchant/campaign/end', { shopId, campaignId })}
      onEdit={setEdited}
      issuer="shop"
      hint={
        <p>
          {t`优惠由本店承担。`}{' '}
          <Link to="/shop-delivery" className="inline-flex min-h-11 items-center text-link underline">
            {t`设置满减`}
          </Link>
        </p>
      }
    />
  );
}
