import { Tabs } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { RefundList } from './cards/refund-list.tsx';
import { MerchantMoves } from './decisions/merchant-moves.tsx';
import { useMerchantRefunds } from './refunds.query.ts';

type View = 'open' | 'past';

/** What guests ask back: first what waits for the shop, which has 24 hours. */
export default function MerchantRefundsScreen() {
  const [view, setView] = useState<View>('open');
  return (
    <Tabs
      label={t`售后`}
      current={view}
      onChange={setView}
      tabs={[
        { key: 'open', label: t`待处理` },
        { key: 'past', label: t`已处理` },
      ]}
    >
      <div className="pt-4">
        <Requests key={view} view={view} />
      </div>
    </Tabs>
  );
}

function Requests({ view }: { readonly view: View }) {
  const [pageNo, setPageNo] = useState(1);
  const page = useMerchantRefunds(view, pageNo);
  return (
    <RefundList
      page={page}
      pageNo={pageNo}
      onTurn={setPageNo}
      moves={(refund) => <MerchantMoves refund={refund} />}
      nothing={view === 'open' ? t`没有待处理的退款` : t`还没有处理过的退款`}
    />
  );
}
