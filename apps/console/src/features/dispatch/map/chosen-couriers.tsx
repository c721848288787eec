import { IconButton } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { PhoneLink } from '../../../staff-order/phone-link.tsx';
import { BreakBadge } from '../break-badge.tsx';
import type { PlacedCourier } from './board-places.ts';

type ChosenCouriersProps = { readonly couriers: readonly PlacedCourier[]; readonly onClose: () => void };

/** Lists the couriers of the pin that the operator tapped, with their phone numbers. */
export function ChosenCouriers({ couriers, onClose }: ChosenCouriersProps) {
  if (couriers.length === 0) return null;
  return (
    <section
      aria-label={t`选中的骑手`}
      className="absolute inset-x-2 bottom-8 z-20 flex items-start gap-2 rounded-card bg-surface p-3 shadow-raised"
    >
      <ul className="grid max-h-48 min-w-0 flex-1 gap-2 overflow-y-auto overscroll-contain">
        {couriers.map((courier) => (
          <li key={courier.id} className="flex flex-wrap items-center gap-x-4">
            <Chosen courier={courier} />
          </li>
        ))}
      </ul>
      <IconButton icon="close" label={t`关闭`} onClick={onClose} />
    </section>
  );
}

function Chosen({ courier }: { readonly courier: PlacedCourier }) {
  const { name, phone, jobsInHand, place } = courier;
  return (
    <>
      <span className="font-semibold">{name}</span>
      <BreakBadge courier={courier} />
      <span className="text-note text-soft">
        {t`手上 ${jobsInHand} 单`} · {place.isTold ? t`位置约 100 米` : t`最后去过的地方`}
      </span>
      {phone !== null && <PhoneLink phone={phone} of={name} />}
    </>
  );
}
