import type { Metrics } from '../../platform/metrics/metrics.ts';
import type { Traces } from '../../platform/traces/traces.ts';
import { type Gateways, gatewayNames } from './gateways.ts';

type Watch = { readonly metrics: Metrics; readonly traces: Traces };

/** Wraps the gateways to record the duration and the success of each call as metrics. */
export function measuredGateways(gateways: Gateways, watch: Watch): Gateways {
  if (watch.metrics.page === null && !watch.traces.isOn) return gateways;
  const measured = gatewayNames.map((name) => [name, gateways[name] && measure(name, gateways[name], watch)]);
  return Object.fromEntries(measured) as Gateways;
}

/** Also wraps the parts `cards` and `payouts` of a gateway, which are recorded under the gateway's name. */
const measure = <Part extends object>(gateway: string, part: Part, watch: Watch): Part =>
  new Proxy(part, {
    get: (target, property, receiver) => {
      const value: unknown = Reflect.get(target, property, receiver);
      if (typeof value === 'function') {
        return (...given: unknown[]) => {
          const called = { gateway, call: String(property), since: performance.now() };
          const answer: unknown = Reflect.apply(value, target, given);
          if (answer instanceof Promise) recordCallEnd(answer, called, watch);
          return answer;
        };
      }
      return typeof value === 'object' && value !== null ? measure(gateway, value, watch) : value;
    },
  });

type Called = { readonly gateway: string; readonly call: string; readonly since: number };

function recordCallEnd(answer: Promise<unknown>, { gateway, call, since }: Called, { metrics, traces }: Watch): void {
  const attributes = { 'chifan.gateway': gateway, 'chifan.gateway_call': call };
  const span = traces.part({ name: `${gateway} ${call}`, kind: 'client', attributes });
  const told = (outcome: 'answered' | 'failed') => (end: unknown) => {
    metrics.calledGateway(gateway, call, outcome, (performance.now() - since) / 1000);
    span?.end(outcome === 'failed' ? end : undefined);
  };
  answer.then(told('answered'), told('failed'));
}
