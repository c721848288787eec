import { describe, expect, it } from 'vitest';
import { gatewayReturnUrl, returnedHash } from './gateway-return.ts';

const page = { origin: 'https://chifan.example', pathname: '/web/' };

describe('the way back from a gateway', () => {
  it.each([
    [{ orderId: 7 }, '#/pages/shop/success/success?orderId=7&back=1'],
    [{ purchaseId: 12 }, '#/pages/shop/success/success?purchaseId=12&back=1'],
  ])('is a real path that leads to the payment of %j, whatever the gateway adds', (target, hash) => {
    const back = new URL(gatewayReturnUrl(target, page));
    expect(back.hash).toBe('');
    expect(back.pathname).toBe('/web/');
    back.searchParams.set('trade_status', 'TRADE_SUCCESS');
    expect(returnedHash(back.search)).toBe(hash);
  });

  it.each(['', '?paidOrder=', '?paidOrder=7%23x', '?paidOrder=javascript:1'])('is not found in %j', (search) => {
    expect(returnedHash(search)).toBeNull();
  });
});
