import type { Gauge as PrometheusGauge, Registry } from 'prom-client';
import { commit, version } from '../version.ts';
import type { Gauge } from './gauges.ts';
import { type MetricName, metrics as names } from './metric-names.ts';

/** Metrics of the server for Prometheus. Without a configured token, nothing is counted. */
export type Metrics = {
  /** `call` is the route pattern, without parameter values. */
  answered(call: string, status: number, seconds: number): void;
  /** Counts a call that sent fields which the contract does not declare (rule call-20). */
  unknownFields(call: string): void;
  /** Records the duration of one database statement, from sending to result. */
  askedDatabase(seconds: number): void;
  calledGateway(gateway: string, call: string, outcome: 'answered' | 'failed', seconds: number): void;
  /** Adds a gauge, whose value is read when Prometheus scrapes. */
  add(gauge: Gauge): void;
  /** Returns all metrics in the text format of Prometheus. Null if metrics are switched off. */
  readonly page: (() => Promise<{ readonly type: string; readonly text: string }>) | null;
};

export const noMetrics: Metrics = {
  answered: () => undefined,
  unknownFields: () => undefined,
  askedDatabase: () => undefined,
  calledGateway: () => undefined,
  add: () => undefined,
  page: null,
};

/** Histogram limits in seconds. A guest does not notice the shortest duration, and gives up before the longest. */
const answerBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const statementBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5];
const gatewayBuckets = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** The metrics library is imported inside this function, because installations without metrics do not need it. */
export async function createMetrics(): Promise<Metrics> {
  const prometheus = await import('prom-client');
  const register = new prometheus.Registry();
  prometheus.collectDefaultMetrics({ register });
  const histogram = <Label extends string>(name: MetricName, help: string, labels: Label[], buckets: number[]) =>
    new prometheus.Histogram<Label>({ name, help, labelNames: labels, buckets, registers: [register] });
  const answers = histogram(names.answers, 'Calls answered, by route.', ['call', 'status'], answerBuckets);
  const unknown = new prometheus.Counter({
    name: names.unknownFields,
    help: 'Calls with fields that the contract does not name, by route.',
    labelNames: ['call'],
    registers: [register],
  });
  const statements = histogram(
    names.statements,
    'Statements, with the wait for their connection.',
    [],
    statementBuckets,
  );
  const gatewayCalls = histogram(
    names.gatewayCalls,
    'Calls of payment gateways.',
    ['gateway', 'call', 'outcome'],
    gatewayBuckets,
  );
  addBuild(register, prometheus.Gauge);
  return {
    answered: (call, status, seconds) => answers.observe({ call, status: String(status) }, seconds),
    unknownFields: (call) => unknown.inc({ call }),
    askedDatabase: (seconds) => statements.observe(seconds),
    calledGateway: (gateway, call, outcome, seconds) => gatewayCalls.observe({ gateway, call, outcome }, seconds),
    add: (gauge) => addGauge(register, prometheus.Gauge, gauge),
    page: async () => ({ type: register.contentType, text: await register.metrics() }),
  };
}

type GaugeClass = typeof PrometheusGauge;

function addBuild(register: Registry, Gauge: GaugeClass): void {
  const help = 'Always 1, with version and commit as labels.';
  new Gauge({ name: names.build, help, labelNames: ['version', 'commit'], registers: [register] }).set(
    { version, commit },
    1,
  );
}

/**
 * Adds a gauge that is read at most every `everySeconds`, however often Prometheus scrapes. A value that cannot be read
 * is absent.
 */
function addGauge(register: Registry, Gauge: GaugeClass, { name, help, label, everySeconds, read }: Gauge): void {
  let readAt = Number.NEGATIVE_INFINITY;
  const gauge = new Gauge({
    name,
    help,
    labelNames: label === undefined ? [] : [label],
    registers: [],
    async collect() {
      if (performance.now() - readAt < everySeconds * 1000) return;
      readAt = performance.now();
      const values = await Promise.resolve()
        .then(read)
        .catch(() => []);
      this.reset();
      if (label === undefined) this.remove({});
      for (const { of, value } of values) {
        this.set(label === undefined || of === undefined ? {} : { [label]: of }, value);
      }
    },
  });
  register.registerMetric(gauge);
}
