import type { OrderState } from '@chifan/domain/ordering';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLive } from '../../platform/live.ts';
import { OrderFilters } from './list/order-filters.tsx';
import { OrderSearch } from './list/order-search.tsx';
import { OrdersFound } from './list/orders-found.tsx';

/** All orders of the member, newest first; by state, or searched by contact phone or order number (specification §2). */
export default function OrderListScreen() {
  const queries = useQueryClient();
  const [state, setState] = useState<OrderState | null>(null);
  const [search, setSearch] = useState('');
  useLive('orders', () => void queries.invalidateQueries({ queryKey: ['orders'] }));
  const clear = () => {
    setState(null);
    setSearch('');
  };
  return (
    <>
      <div className="sticky top-[var(--title-bar)] z-10 grid grid-cols-1 gap-1 bg-canvas py-2">
        <OrderSearch search={search} onSearch={setSearch} />
        <OrderFilters state={state} onChange={setState} />
      </div>
      <OrdersFound state={state} search={search} onClear={clear} />
    </>
  );
}
