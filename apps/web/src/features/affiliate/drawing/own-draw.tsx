import { Card, ErrorState, Loading, Skeleton } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Draw } from '../../../data/affiliate.ts';
import { drawOfOrderQuery } from '../../../data/affiliate.ts';
import { useLanguage } from '../../../platform/language.ts';
import { DrawCard } from './draw-card.tsx';
import { WonAmounts } from './won-amounts.tsx';

type OwnDrawProps = { readonly orderId: number; readonly onDraw: (draw: Draw, tickets: number) => void };

/** The draw of the order that the guest comes from, in whatever state it is. */
export function OwnDraw({ orderId, onDraw }: OwnDrawProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(drawOfOrderQuery({ orderId, completedAt: null, language: useLanguage() }));
  if (data === undefined) {
    if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
    return (
      <Loading>
        <div className="px-4">
          <Skeleton className="h-24 rounded-card" />
        </div>
      </Loading>
    );
  }
  const { draw, tickets } = data;
  if (draw === null) return null;
  const { orderNumber } = draw;
  return (
    <section aria-label={t`The draw for order ${orderNumber}`} className="px-4">
      <Standing draw={draw} onDraw={() => onDraw(draw, tickets)} />
    </section>
  );
}

function Standing({ draw, onDraw }: { readonly draw: Draw; readonly onDraw: () => void }) {
  const { t } = useLingui();
  if (draw.state === 'waiting') return <DrawCard draw={draw} onDraw={onDraw} />;
  if (draw.state === 'over') {
    return (
      <Card className="text-center text-note text-soft">
        <Trans>The draw for this order is over.</Trans>
      </Card>
    );
  }
  return (
    <Card title={t`Drawn for this order`} className="text-center">
      <WonAmounts outcomes={draw.outcomes} />
    </Card>
  );
}
