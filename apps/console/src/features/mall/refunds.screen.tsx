import { Tabs } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { RefundList } from './refunds/refund-list.tsx';
import type { MallRefundView } from './refunds/refunds.query.ts';

/** Points that members ask back for parcels: what waits for a decision stands first. */
export default function MallRefundsScreen() {
  const [view, setView] = useState<MallRefundView>('open');
  return (
    <Tabs
      label={t`商城售后`}
      current={view}
      onChange={setView}
      tabs={[
        { key: 'open', label: t`待处理` },
        { key: 'all', label: t`全部` },
      ]}
    >
      <div className="pt-4">
        <RefundList key={view} view={view} />
      </div>
    </Tabs>
  );
}
