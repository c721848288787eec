import { randomUUID } from 'node:crypto';
import { buildApp } from '../../apps/server/src/app.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import type { BenchCity } from '../city/build-city.ts';
import { benchPaymentPassword } from '../city/people.ts';
import { pick, placeInput, requestOf } from '../load/scenarios.ts';

/** Runs one order from quote to acceptance in this process. @returns its id. */
export async function letOneOrderHappen(databaseUrl: string, city: BenchCity): Promise<number> {
  const config = readConfig({ LOG_LEVEL: 'error', RATE_LIMIT_PER_MINUTE: '100000000' });
  const app = await buildApp({ config, databaseUrl });
  const call = async <Data>(token: string, url: string, input: object): Promise<Data> => {
    const headers = { 'content-type': 'application/json', authorization: token, 'idempotency-key': randomUUID() };
    const response = await app.http.inject({ method: 'POST', url, headers, payload: JSON.stringify(input) });
    const { data, success, message } = response.json<{ data: Data; success: boolean; message: string }>();
    if (!success) throw new Error(`${url}: ${message}`);
    return data;
  };
  try {
    const guest = pick(city.tokens, 0);
    const request = requestOf(city, 0);
    const { token } = await call<{ token: string }>(guest, '/rest/order/quote', request);
    const { orderId } = await call<{ orderId: number }>(guest, '/rest/order/place', placeInput(request, token));
    const payment = { orderId, method: 'balance', paymentPassword: benchPaymentPassword };
    await call(guest, '/rest/payment/start', payment);
    await call(city.merchantToken, '/rest/merchant/order/accept', { orderId });
    return orderId;
  } finally {
    await app.close();
  }
}
