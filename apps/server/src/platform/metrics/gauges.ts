import type { MetricName } from './metric-names.ts';

/** `of`: the value of the label, such as a state. */
export type GaugeValue = { readonly of?: string; readonly value: number };

/** A current value, such as the number of open orders. */
export type Gauge = {
  readonly name: MetricName;
  readonly help: string;
  /** The label that distinguishes several values. Undefined for a single value. */
  readonly label?: string;
  /** Minimum time between readings of an expensive value. The last one is repeated in between. 0: read each time. */
  readonly everySeconds: number;
  /** @throws if the value cannot be read. The metric is absent then. */
  read(): Promise<readonly GaugeValue[]> | readonly GaugeValue[];
};
