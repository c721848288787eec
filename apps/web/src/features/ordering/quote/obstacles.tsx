import { Button, Icon, Money } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useNavigation } from '../../../platform/navigation.ts';
import type { Quote } from './quote-changes.ts';

type ObstaclesProps = { readonly quote: Quote; readonly shopId: number; readonly hasWantedTime: boolean };

/** Why the order cannot be placed as it stands, in words, each with the way out (specification §5). */
export function Obstacles({ quote, shopId, hasWantedTime }: ObstaclesProps) {
  if (quote.obstacles.length === 0) return null;
  const words = wordsOf(quote, hasWantedTime);
  return (
    <section role="status" className="grid gap-2 rounded-card bg-warn-tint p-4 text-note text-warn">
      {quote.obstacles.map((obstacle) => (
        <p key={obstacle} className="flex items-start gap-2">
          <Icon name="warning" size={20} />
          <span>{words[obstacle] ?? <Trans>This order cannot be placed as it stands.</Trans>}</span>
        </p>
      ))}
      <WayOut obstacles={quote.obstacles} shopId={shopId} />
    </section>
  );
}

const wordsOf = ({ shortfall }: Quote, hasWantedTime: boolean): Readonly<Record<string, ReactNode>> => ({
  shop_resting: hasWantedTime ? (
    <Trans>The restaurant takes no orders at that time. Please choose another time.</Trans>
  ) : (
    <Trans>The restaurant is resting and cannot take orders now.</Trans>
  ),
  sold_out: <Trans>A dish in your order is sold out. Please change your dishes.</Trans>,
  not_served_now: (
    <Trans>A dish in your order is not served at that time. Please change your dishes or the time.</Trans>
  ),
  dining_option_missing: <Trans>Please say whether you eat here or take it away.</Trans>,
  address_missing: <Trans>Please select a delivery address.</Trans>,
  out_of_range: <Trans>The restaurant does not deliver to this address. Please choose another one.</Trans>,
  below_minimum: (
    <Trans>
      Add dishes for another <Money amount={shortfall} /> to reach the minimum for delivery.
    </Trans>
  ),
});

function WayOut({ obstacles, shopId }: { readonly obstacles: readonly string[]; readonly shopId: number }) {
  const navigation = useNavigation();
  if (!['sold_out', 'not_served_now', 'below_minimum'].some((one) => obstacles.includes(one))) return null;
  return (
    <Button
      look="secondary"
      className="justify-self-start"
      onClick={() => navigation.open('pages/menu/index/index', { shopId: String(shopId) })}
    >
      <Trans>Change the dishes</Trans>
    </Button>
  );
}
