/** What a span says of itself: names of the semantic conventions, never what a person typed. */
export type Attributes = Readonly<Record<string, string | number>>;

/** https://opentelemetry.io/docs/specs/otel/trace/api/#spankind */
export type SpanKind = 'server' | 'client' | 'job';

export type SpanOf = { readonly name: string; readonly kind: SpanKind; readonly attributes?: Attributes };

export type RunningSpan = {
  /** What is known only later, such as the status of an answer. */
  add(attributes: Attributes): void;
  /** `error`: it failed, and by what. */
  end(error?: unknown): void;
};

/** Who called whom and how long each took, for an OpenTelemetry collector; nothing is noted where there is none. */
export type Traces = {
  /** False: nobody listens, and nothing need be prepared. */
  readonly isOn: boolean;
  /** Runs `work` within a span that it ends by itself; `continuing` is the header `traceparent` of a caller we trust. */
  first<Value>(
    span: SpanOf & { readonly startedAt?: number; readonly continuing?: string | undefined },
    work: (running: RunningSpan) => Value,
  ): Value;
  /** Within the span that runs, of which it is a part; undefined outside of any. */
  part(span: SpanOf): RunningSpan | undefined;
  /** What has not been sent yet is sent. */
  close(): Promise<void>;
};

export const noTraces: Traces = {
  isOn: false,
  first: (_span, work) => work({ add: () => undefined, end: () => undefined }),
  part: () => undefined,
  close: async () => undefined,
};
