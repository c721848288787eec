/**
 * Attributes of a trace span, named by OpenTelemetry's semantic conventions. Attributes never contain texts that people
 * typed.
 */
export type Attributes = Readonly<Record<string, string | number>>;

/** The kinds of spans: https://opentelemetry.io/docs/specs/otel/trace/api/#spankind */
export type SpanKind = 'server' | 'client' | 'job';

export type SpanOptions = { readonly name: string; readonly kind: SpanKind; readonly attributes?: Attributes };

export type RunningSpan = {
  /** Adds attributes that are known only later, such as the status of a response. */
  add(attributes: Attributes): void;
  /** @param error the reason if the work failed */
  end(error?: unknown): void;
};

/** Traces for an OpenTelemetry collector. Without a configured collector, nothing is recorded. */
export type Traces = {
  /** False without a collector. Callers then skip all preparations for spans. */
  readonly isOn: boolean;
  /**
   * Runs `work` in a root span and ends the span afterwards. `continuing` is the `traceparent` header of a trusted
   * caller.
   */
  first<Value>(
    span: SpanOptions & { readonly startedAt?: number; readonly continuing?: string | undefined },
    work: (running: RunningSpan) => Value,
  ): Value;
  /** Starts a span inside the current span. Undefined if no span is active. */
  part(span: SpanOptions): RunningSpan | undefined;
  /** Sends the remaining spans to the collector. */
  close(): Promise<void>;
};

export const noTraces: Traces = {
  isOn: false,
  first: (_span, work) => work({ add: () => undefined, end: () => undefined }),
  part: () => undefined,
  close: async () => undefined,
};
