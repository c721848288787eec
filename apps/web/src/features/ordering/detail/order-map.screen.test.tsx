import type { MapBoxProps } from '@chifan/ui/map';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openScreen } from '../../../app/testing/open-screen.tsx';
import { sampleOrder } from '../../../app/testing/sample-order.ts';

let report: MapBoxProps['onGround'];

vi.mock('../../../terms/map/map-box.tsx', () => ({
  MapBox: ({ words, onGround }: MapBoxProps) => {
    report = onGround;
    return <p>{words.name}</p>;
  },
}));

const courierAt = { latitude: '31.230400', longitude: '121.473700', at: '2026-11-21T04:00:00.000Z' };

const open = (position: typeof courierAt | null) =>
  openScreen('pages/order/detail/detail', {
    params: { orderId: '9' },
    answers: {
      '/rest/order/detail': sampleOrder({ state: 'to_be_delivered', type: 'delivery', dining: null }),
      '/rest/order/courier': { position },
    },
  });

it('an order in an area without street data shows the address and the button to a maps app instead of an empty map', async () => {
  const { text } = await open(null);
  await screen.findByText('Map of your order');
  act(() => report?.('bare'));
  await waitFor(() => expect(text()).not.toContain('Map of your order'));
  expect(text()).toContain('黄河路1号');
  expect(screen.getAllByRole('button', { name: 'Open in a maps app' }).length).toBeGreaterThan(0);
});

it('the map of a delivery shows the courier also in an area without street data', async () => {
  await open(courierAt);
  await screen.findByText('Map of your order');
  act(() => report?.('bare'));
  expect(await screen.findByText('Map of your order')).toBeDefined();
});

it('an order with street data shows its map', async () => {
  const { text } = await open(null);
  await screen.findByText('Map of your order');
  act(() => report?.('drawn'));
  expect(text()).toContain('Map of your order');
});
