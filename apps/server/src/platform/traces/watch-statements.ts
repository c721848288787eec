import type { WatchStatement } from '../database/sessions.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { RunningSpan, Traces } from './traces.ts';

/**
 * Measures statements for metrics and traces. Undefined if metrics and traces are off. Parameter values are never
 * recorded, because guests typed them.
 */
export function watchStatements(metrics: Metrics, traces: Traces): WatchStatement | undefined {
  if (metrics.page === null && !traces.isOn) return undefined;
  return (text) => {
    const since = performance.now();
    const span = spanOf(text, traces);
    return (error) => {
      metrics.askedDatabase((performance.now() - since) / 1000);
      span?.end(error);
    };
  };
}

const maxTextLength = 2000;

function spanOf(text: string, traces: Traces): RunningSpan | undefined {
  if (!traces.isOn) return undefined;
  const summary = summaryOf(text);
  const attributes = {
    'db.system.name': 'postgresql',
    'db.query.summary': summary,
    'db.query.text': text.slice(0, maxTextLength),
  };
  return traces.part({ name: summary, kind: 'client', attributes });
}

const written = /\b(?:(insert)\s+into|(?<!\b(?:for|key|do)\s+)(update)|(delete)\s+from)\s+(?:only\s+)?"?(\w+)/i;
const read = /\bfrom\s+"?(\w+)/i;

/**
 * A short name of a statement, such as “SELECT shop” or “INSERT customer_order”. The name contains the first table that
 * is written, otherwise the first that is read.
 */
export function summaryOf(text: string): string {
  const [, insert, update, remove, changed] = written.exec(text) ?? [];
  const [verb = 'statement'] = /\w+/.exec(insert ?? update ?? remove ?? text) ?? [];
  const table = changed ?? read.exec(text)?.[1];
  return table === undefined ? verb.toUpperCase() : `${verb.toUpperCase()} ${table}`;
}
