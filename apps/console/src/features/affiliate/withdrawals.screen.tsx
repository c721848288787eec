import { Tabs } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { WithdrawalList } from './withdrawing/withdrawal-list.tsx';
import type { WithdrawalView } from './withdrawing/withdrawals.query.ts';

/** Affiliate money that members want paid out: what waits for somebody stands first. */
export default function WithdrawalsScreen() {
  const [view, setView] = useState<WithdrawalView>('open');
  return (
    <Tabs
      label={t`提现审核`}
      current={view}
      onChange={setView}
      tabs={[
        { key: 'open', label: t`待处理` },
        { key: 'all', label: t`全部` },
      ]}
    >
      <div className="pt-4">
        <WithdrawalList key={view} view={view} nothing={view === 'open' ? t`没有待处理的提现` : t`还没有提现`} />
      </div>
    </Tabs>
  );
}
