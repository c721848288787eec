import { Tabs } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useNavigate } from '@tanstack/react-router';
import { useLinked } from '../../staff-order/list/linked.ts';
import { SearchForm } from '../../staff-order/list/search-form.tsx';
import { WithdrawalList } from './withdrawing/withdrawal-list.tsx';

/**
 * Affiliate money that members want paid out: what waits for somebody stands first. The address says which are shown, so that
 * alerts lead to theirs, which may have ended long ago.
 */
export default function WithdrawalsScreen() {
  const navigate = useNavigate();
  const number = useLinked('number');
  const linked = useLinked('view');
  const view = number !== '' || linked === 'all' ? 'all' : 'open';
  const look = (wanted: string) => void navigate({ to: '.', search: wanted === '' ? {} : { number: wanted } });
  return (
    <div className="grid grid-cols-1 gap-4">
      <SearchForm key={number} label={t`提现单号或打款单号`} looked={number} onSearch={look} />
      <Tabs
        label={t`提现审核`}
        current={view}
        onChange={(wanted) => void navigate({ to: '.', search: { view: wanted }, replace: true })}
        tabs={[
          { key: 'open', label: t`待处理` },
          { key: 'all', label: t`全部` },
        ]}
      >
        <div className="pt-4">
          <WithdrawalList key={`${view} ${number}`} view={view} number={number} />
        </div>
      </Tabs>
    </div>
  );
}
