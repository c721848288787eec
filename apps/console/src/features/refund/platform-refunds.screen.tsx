import { Tabs } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { RefundList } from './cards/refund-list.tsx';
import { PlatformMoves } from './decisions/platform-moves.tsx';
import { type PlatformView, usePlatformRefunds } from './refunds.query.ts';

/** What reached the platform, everything else, and money that did not arrive. */
export default function PlatformRefundsScreen() {
  const [view, setView] = useState<PlatformView>('open');
  return (
    <Tabs
      label={t`售后`}
      current={view}
      onChange={setView}
      tabs={[
        { key: 'open', label: t`待平台处理` },
        { key: 'all', label: t`全部` },
        { key: 'payout_failed', label: t`打款失败` },
      ]}
    >
      <div className="pt-4">
        <Requests key={view} view={view} />
      </div>
    </Tabs>
  );
}

function Requests({ view }: { readonly view: PlatformView }) {
  const [pageNo, setPageNo] = useState(1);
  const page = usePlatformRefunds(view, pageNo);
  const nothing: Readonly<Record<PlatformView, string>> = {
    open: t`没有待平台处理的退款`,
    all: t`还没有退款`,
    payout_failed: t`没有打款失败的退款`,
  };
  return (
    <RefundList
      page={page}
      pageNo={pageNo}
      onTurn={setPageNo}
      moves={(refund) => <PlatformMoves refund={refund} />}
      nothing={nothing[view]}
    />
  );
}
