import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openScreen } from '../../../app/testing/open-screen.tsx';
import { order } from '../../../app/testing/sample-mall-order.ts';
import type { MallOrder } from '../../../data/mall-order.ts';

describe('page of the parcel’s tracking site', () => {
  const page = 'https://www.kuaidi100.com/chaxun?com=shunfeng&nu=SF1420938475610';
  const shipment = {
    carrier: 'sf',
    trackingNumber: 'SF1420938475610',
    shippedAt: '2026-11-21T05:00:00.000Z',
    steps: [],
  } satisfies MallOrder['shipment'];
  const open = async (url: string | null) => {
    const answers = {
      '/rest/mall/order/detail': order({ shipment }),
      '/rest/help/webView': { url },
    };
    const opened = await openScreen('pages/internal/mall/order/logistics/logistics', {
      params: { orderId: '9' },
      answers,
    });
    return { ...opened, link: await screen.findByRole('link', { name: 'Track it on www.kuaidi100.com' }) };
  };

  it('the parcel’s tracking page opens inside the app if the operator allows its site', async () => {
    const { link } = await open(page);
    const inApp = `#/pages/webview/order_view?url=${encodeURIComponent(page)}&mallOrderId=9`;
    await waitFor(() => expect(link.getAttribute('href')).toBe(inApp));
    expect(link.getAttribute('target')).toBeNull();
  });

  it('the parcel’s tracking page opens in a new tab if the operator does not allow its site', async () => {
    const { link, asked } = await open(null);
    await waitFor(() => expect(asked.some(({ path }) => path === '/rest/help/webView')).toBe(true));
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([page, '_blank']);
    expect(link.getAttribute('rel')).toContain('noreferrer');
  });
});
