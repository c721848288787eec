import type { Metrics } from '../../platform/metrics/metrics.ts';
import { type Gateways, gatewayNames } from './gateways.ts';

/** The same gateways; how long each call of theirs takes is told, and whether it was answered. */
export function measuredGateways(gateways: Gateways, metrics: Metrics): Gateways {
  if (metrics.page === null) return gateways;
  const measured = gatewayNames.map((name) => [name, gateways[name] && measure(name, gateways[name], metrics)]);
  return Object.fromEntries(measured) as Gateways;
}

/** What belongs to a gateway, its cards and payouts, is measured under its name too. */
const measure = <Part extends object>(gateway: string, part: Part, metrics: Metrics): Part =>
  new Proxy(part, {
    get: (target, property, receiver) => {
      const value: unknown = Reflect.get(target, property, receiver);
      if (typeof value === 'function') {
        return (...given: unknown[]) => {
          const since = performance.now();
          const answer: unknown = Reflect.apply(value, target, given);
          if (!(answer instanceof Promise)) return answer;
          const told = (outcome: 'answered' | 'failed') => () =>
            metrics.calledGateway(gateway, String(property), outcome, (performance.now() - since) / 1000);
          answer.then(told('answered'), told('failed'));
          return answer;
        };
      }
      return typeof value === 'object' && value !== null ? measure(gateway, value, metrics) : value;
    },
  });
