import { numberForGuest } from '@chifan/domain/ordering';
import { Card, ErrorState, Loading, LoadMoreButton, Skeleton } from '@chifan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Draw, drawOfOrderQuery, drawsQuery } from '../../../data/affiliate.ts';
import { useLanguage } from '../../../platform/language.ts';
import { DrawCard } from './draw-card.tsx';
import { DrawDialog } from './draw-dialog.tsx';
import { WonAmounts } from './won-amounts.tsx';

/** The draw that the dialog shows. `tickets`: number of double-draw tickets when the dialog was opened. */
type Opened = { readonly draw: Draw; readonly tickets: number };

/**
 * Prize draws that the member can make. The draw of the order `orderId` is first. The dialog is outside the list,
 * because the list removes a draw after it was made.
 */
export function AvailableDraws({ orderId }: { readonly orderId: number | null }) {
  const [open, setOpen] = useState<Opened | null>(null);
  const found = useInfiniteQuery(drawsQuery(useLanguage()));
  const pages = found.data?.pages ?? [];
  const waiting = pages.flatMap(({ draws }) => draws.records).filter(isWaiting);
  const tickets = pages[0]?.tickets ?? 0;
  const others = waiting.filter((draw) => draw.orderId !== orderId);
  return (
    <>
      {orderId !== null && <OwnDraw orderId={orderId} onDraw={(draw, known) => setOpen({ draw, tickets: known })} />}
      {!found.data && found.error && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
      {!found.data && !found.error && <DrawsSkeleton />}
      {others.length > 0 && (
        <section aria-labelledby="draws" className="grid grid-cols-1 gap-2 px-4">
          <h2 id="draws" className="text-body font-semibold">
            <Plural value={others.length} one="# draw available" other="# draws available" />
          </h2>
          <ul className="grid grid-cols-1 gap-2">
            {others.map((draw) => (
              <li key={draw.orderId}>
                <DrawCard draw={draw} onDraw={() => setOpen({ draw, tickets })} />
              </li>
            ))}
          </ul>
          <LoadMoreButton of={found}>
            <Trans>Show more</Trans>
          </LoadMoreButton>
        </section>
      )}
      {open && (
        <DrawDialog
          key={open.draw.orderId}
          draw={open.draw}
          tickets={found.isFetchedAfterMount ? (pages[0]?.tickets ?? open.tickets) : null}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

const isWaiting = ({ state }: Draw): boolean => state === 'waiting';

const DrawsSkeleton = () => (
  <Loading>
    <div className="px-4">
      <Skeleton className="h-24 rounded-card" />
    </div>
  </Loading>
);

type OwnDrawProps = { readonly orderId: number; readonly onDraw: (draw: Draw, tickets: number) => void };

/** The prize draw of the order that the guest came from, even if the draw was already made. */
function OwnDraw({ orderId, onDraw }: OwnDrawProps) {
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
  const orderNumber = numberForGuest({ ...draw, number: draw.orderNumber });
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
        <Trans>The draw for this order has ended.</Trans>
      </Card>
    );
  }
  return (
    <Card title={t`Drawn for this order`} className="text-center">
      <WonAmounts outcomes={draw.outcomes} />
    </Card>
  );
}
