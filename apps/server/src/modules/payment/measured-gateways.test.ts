import { expect, test, vi } from 'vitest';
import { noMetrics } from '../../platform/metrics/metrics.ts';
import { noTraces } from '../../platform/traces/traces.ts';
import type { Gateways } from './gateways.ts';
import { measuredGateways } from './measured-gateways.ts';

const told = vi.fn();
const metrics = { ...noMetrics, page: () => Promise.resolve({ type: '', text: '' }), calledGateway: told };

class Stripe {
  readonly #open = 'open';
  readonly isReferenceOurNumber = false;
  readonly cards = { list: async () => ['a card'] };
  query = async () => ({ state: this.#open });
  close = async () => Promise.reject(new Error('the gateway is down'));
  acknowledge = () => ({ status: 200 });
}

const { stripe, alipay } = measuredGateways(
  { stripe: new Stripe(), alipay: null, wechat: null } as unknown as Gateways,
  { metrics, traces: noTraces },
);

test('a measured gateway returns the gateway’s response and records the call’s duration', async () => {
  expect(await stripe?.query('pi_1')).toEqual({ state: 'open' });
  expect(told).toHaveBeenLastCalledWith('stripe', 'query', 'answered', expect.any(Number));
  expect(await stripe?.cards?.list('cus_1')).toEqual(['a card']);
  expect(told).toHaveBeenLastCalledWith('stripe', 'list', 'answered', expect.any(Number));
});

test('a measured gateway records a failed call as failed and throws its error', async () => {
  await expect(stripe?.close('pi_1')).rejects.toThrow('down');
  expect(told).toHaveBeenLastCalledWith('stripe', 'close', 'failed', expect.any(Number));
});

test('measuredGateways records no calls of synchronous functions, and an unconfigured gateway stays null', () => {
  told.mockClear();
  expect(stripe?.acknowledge(true)).toEqual({ status: 200 });
  expect(stripe?.isReferenceOurNumber).toBe(false);
  expect(alipay).toBeNull();
  expect(told).not.toHaveBeenCalled();
});
