import { Icon } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { LiveOrder } from '../../../data/live-orders.ts';
import { OrderStrip } from './order-strip.tsx';

type OrderStackProps = {
  readonly orders: readonly LiveOrder[];
  /** Identifies the screen below. The list of orders closes when the guest opens another screen. */
  readonly screenKey: string;
};

/** Shows the most urgent active order. A button expands the list of other active orders. */
export function OrderStack({ orders: [first, ...others], screenKey }: OrderStackProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [openedOn, setOpenedOn] = useState(screenKey);
  if (openedOn !== screenKey) {
    setOpenedOn(screenKey);
    setOpen(false);
  }
  if (!first) return null;
  const isStack = others.length > 0;
  return (
    <section
      aria-label={t`Your orders in progress`}
      className="pointer-events-auto overflow-hidden rounded-card border border-line bg-surface shadow-raised"
    >
      {isStack && isOpen && (
        <ul className="max-h-[50dvh] overflow-y-auto">
          {others.map((order) => (
            <li key={order.id} className="border-b border-line">
              <OrderStrip order={order} />
            </li>
          ))}
        </ul>
      )}
      <div className="flex">
        <div className="min-w-0 flex-1">
          <OrderStrip order={first} />
        </div>
        {isStack && (
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="figures flex min-w-11 items-center justify-center gap-0.5 border-s border-line text-note font-semibold active:bg-sunken"
          >
            {!isOpen && <bdi dir="ltr">+{others.length}</bdi>}
            <span className="sr-only">{isOpen ? t`Show only one order` : t`Show all orders in progress`}</span>
            <Icon name={isOpen ? 'down' : 'up'} size={18} />
          </button>
        )}
      </div>
    </section>
  );
}
