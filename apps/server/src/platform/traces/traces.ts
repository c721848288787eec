/** Attributes of a span, named by the semantic conventions. Never typed texts. */
export type Attributes = Readonly<Record<string, string | number>>;

/** https://opentelemetry.io/docs/specs/otel/trace/api/#spankind */
export type SpanKind = 'server' | 'client' | 'job';

export type SpanOptions = { readonly name: string; readonly kind: SpanKind; readonly attributes?: Attributes };

export type RunningSpan = {
  /** Adds attributes that are known later, such as the status of a response. */
  add(attributes: Attributes): void;
  /** `error`: the reason of a failure. */
  end(error?: unknown): void;
};

/** Traces for an OpenTelemetry collector. Without one, nothing is recorded. */
export type Traces = {
  /** False without a collector. Callers then prepare nothing. */
  readonly isOn: boolean;
  /** Runs `work` in a root span and ends the span. `continuing` is the header `traceparent` of a trusted caller. */
  first<Value>(
    span: SpanOptions & { readonly startedAt?: number; readonly continuing?: string | undefined },
    work: (running: RunningSpan) => Value,
  ): Value;
  /** A span within the running one. Undefined outside of any. */
  part(span: SpanOptions): RunningSpan | undefined;
  /** Sends the remaining spans. */
  close(): Promise<void>;
};

export const noTraces: Traces = {
  isOn: false,
  first: (_span, work) => work({ add: () => undefined, end: () => undefined }),
  part: () => undefined,
  close: async () => undefined,
};
