import { EmptyState } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { PagedCards } from '../../../lists/paged-list.tsx';
import { SearchedTabs } from '../../../lists/searched-tabs.tsx';
import { WithdrawalCard } from './withdrawal-card.tsx';
import { withdrawalsQuery } from './withdrawals.query.ts';

export default function WithdrawalsScreen() {
  return (
    <SearchedTabs
      label={t`提现审核`}
      tabs={[
        { key: 'open', label: t`待处理` },
        { key: 'all', label: t`全部` },
      ]}
      search={{ label: t`提现单号或打款单号`, name: 'number' }}
    >
      {(view, number) => (
        <PagedCards
          query={withdrawalsQuery(view, number)}
          height="h-56"
          nothing={number === '' ? <NothingYet view={view} /> : <NotFound />}
          card={(withdrawal) => <WithdrawalCard withdrawal={withdrawal} />}
        />
      )}
    </SearchedTabs>
  );
}

const NotFound = () => (
  <EmptyState icon="search" title={t`没有找到`}>
    {t`请核对号码是否完整。`}
  </EmptyState>
);

const NothingYet = ({ view }: { readonly view: 'open' | 'all' }) => (
  <EmptyState icon="wallet" title={view === 'open' ? t`没有待处理的提现` : t`还没有提现`}>
    {t`会员申请提现推广余额后会出现在这里。`}
  </EmptyState>
);
