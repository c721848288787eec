import { Card, Icon } from '@chifan/ui';
import { Plural, Trans } from '@lingui/react/macro';
import type { OrderDetail } from '../../../data/ordering.ts';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { ScreenLink } from '../../../platform/screen-link.tsx';

const five = [1, 2, 3, 4, 5];

/** Rule review-4: the guest can tap the stars on the order screen to start a review. */
export function ReviewLink({ order: { id, reviewAction } }: { readonly order: OrderDetail }) {
  if (reviewAction === null) return null;
  if (reviewAction === 'write') return <FirstStar orderId={id} />;
  return (
    <ScreenLink
      to="pages/order/evaluate/evaluate"
      params={{ orderId: String(id) }}
      className="flex min-h-14 items-center gap-3 rounded-card bg-surface px-4 py-2 shadow-card active:bg-sunken"
    >
      <Icon name="star" />
      <span className="min-w-0 flex-1 font-semibold">
        {reviewAction === 'edit' ? <Trans>Change your review</Trans> : <Trans>Your review</Trans>}
      </span>
      <Icon name="forward" size={20} />
    </ScreenLink>
  );
}

function FirstStar({ orderId }: { readonly orderId: number }) {
  const navigation = useNavigation();
  return (
    <Card className="grid grid-cols-1 justify-items-center gap-1">
      <h2 className="font-semibold">
        <Trans>How was it?</Trans>
      </h2>
      <div className="flex">
        {five.map((stars) => (
          <button
            key={stars}
            type="button"
            className="flex size-12 items-center justify-center rounded-full text-warn"
            onClick={() =>
              navigation.open('pages/order/evaluate/evaluate', { orderId: String(orderId), stars: String(stars) })
            }
          >
            <span className="sr-only">
              <Plural value={stars} one="Give # star of 5" other="Give # stars of 5" />
            </span>
            <Icon name="star" size={32} />
          </button>
        ))}
      </div>
    </Card>
  );
}
