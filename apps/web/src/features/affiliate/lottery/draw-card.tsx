import { numberForGuest } from '@chifan/domain/ordering';
import { Button, Icon } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Draw } from '../../../data/affiliate.ts';
import { useLanguage } from '../../../platform/language.ts';
import { formatTime } from '../../../platform/time.ts';
import { ShortNumber } from '../../../terms/ordering/short-number.tsx';

type DrawCardProps = { readonly draw: Draw; readonly onDraw: (draw: Draw) => void };

export function DrawCard({ draw, onDraw }: DrawCardProps) {
  const { t } = useLingui();
  const { shopName, until } = draw;
  const orderNumber = numberForGuest({ ...draw, number: draw.orderNumber });
  const day = <bdi>{formatTime(until, 'date', useLanguage())}</bdi>;
  return (
    <article className="flex flex-wrap items-center justify-end gap-3 rounded-card bg-brand-tint p-4">
      <Icon name="ticket" size={28} />
      <div className="min-w-[min(7.5rem,100%)] flex-1 text-note">
        <p className="font-semibold wrap-anywhere">
          <bdi lang={shopName.language}>{shopName.text}</bdi>
        </p>
        <p className="text-small text-soft">
          <ShortNumber orderNumber={draw.orderNumber} dayNumber={draw.dayNumber} />
        </p>
        <p className="text-small text-soft">
          <Trans>Until {day}</Trans>
        </p>
      </div>
      <Button onClick={() => onDraw(draw)} aria-label={t`Draw for order ${orderNumber}`}>
        <Trans>Draw</Trans>
      </Button>
    </article>
  );
}
