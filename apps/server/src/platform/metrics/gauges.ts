import type { MetricName } from './metric-names.ts';

/** `of`: the value of the label, such as a state. */
export type GaugeValue = { readonly of?: string; readonly value: number };

/** Something that stands at a number while nobody asks, such as the orders that are open. */
export type Gauge = {
  readonly name: MetricName;
  readonly help: string;
  /** What its values differ by; undefined: there is one. */
  readonly label?: string;
  /** What costs something is read at most so often, and told again in between; 0: each time. */
  readonly everySeconds: number;
  /** @throws where it cannot be told: then it is absent. */
  read(): Promise<readonly GaugeValue[]> | readonly GaugeValue[];
};
