import { Icon } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { drawOfOrderQuery } from '../../../data/affiliate.ts';
import type { OrderDetail } from '../../../data/ordering.ts';
import { useLanguage } from '../../../platform/language.ts';
import { ScreenLink } from '../../../platform/screen-link.tsx';
import { formatTime } from '../../../platform/time.ts';

/** Links to the prize draw of a completed order (rule affiliate-5). */
export function DrawLink({ order: { id: orderId, state, timeline } }: { readonly order: OrderDetail }) {
  const language = useLanguage();
  const completedAt = timeline.find(({ to }) => to === 'completed')?.at ?? null;
  const { data } = useQuery({
    ...drawOfOrderQuery({ orderId, completedAt, language }),
    enabled: state === 'completed',
  });
  const draw = data?.draw;
  if (draw?.state !== 'waiting') return null;
  const day = <bdi>{formatTime(draw.until, 'date', language)}</bdi>;
  return (
    <ScreenLink
      to="pages/mine/share/reward/reward"
      params={{ orderId: String(orderId) }}
      className="flex min-h-14 items-center gap-3 rounded-card bg-brand-tint px-4 py-2 active:bg-sunken"
    >
      <Icon name="ticket" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">
          <Trans>You have a prize draw</Trans>
        </span>
        <span className="block text-small text-soft">
          <Trans>Win money with this order until {day}</Trans>
        </span>
      </span>
      <Icon name="forward" size={20} />
    </ScreenLink>
  );
}
