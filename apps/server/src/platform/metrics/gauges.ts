import type { MetricName } from './metric-names.ts';

/** `of`: the value of the gauge's label, such as an order state. */
export type GaugeValue = { readonly of?: string; readonly value: number };

/** A metric for a current value, such as the number of open orders. */
export type Gauge = {
  readonly name: MetricName;
  readonly help: string;
  /** The name of the label that distinguishes several values. Undefined for a single value. */
  readonly label?: string;
  /**
   * Minimum time between two reads of an expensive value, in seconds. Until then the last value is returned. 0: read at
   * each scrape.
   */
  readonly everySeconds: number;
  /** @throws if the value cannot be read. The metric is then absent from the page. */
  read(): Promise<readonly GaugeValue[]> | readonly GaugeValue[];
};
