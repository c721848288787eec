import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { metrics } from '../../apps/server/src/platform/metrics/metric-names.ts';
import { createMetrics } from '../../apps/server/src/platform/metrics/metrics.ts';

const at = (file: string): string => path.join(import.meta.dirname, file);
const read = (file: string): string => readFileSync(at(file), 'utf8');

type Rule = { readonly alert: string; readonly expr: string };
type Dashboard = { readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[] };

const { groups } = parse(read('alerts.yaml')) as { readonly groups: readonly { readonly rules: readonly Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(read('dashboard.json')) as Dashboard;
const asked = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => [expr, expr] as const)),
];

/** Names of all metrics of a node, including the three names that Prometheus derives from a histogram. */
let told: Set<string>;
beforeAll(async () => {
  const page = (await (await createMetrics()).page?.())?.text ?? '';
  const types = new Map([...page.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '', type]) => [name, type]));
  const names = [...types.keys(), ...Object.values(metrics)];
  told = new Set(
    names.flatMap((name) =>
      types.get(name) === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  );
});

describe('metrics in alerts and dashboard', () => {
  test.each(asked)('the Prometheus expression of %s uses only metrics that a node exports', (_name, expr) => {
    const named = expr.match(/\b(?:chifan|process|nodejs)_\w+/g) ?? (/\bup\b/.test(expr) ? [] : ['nothing']);
    for (const name of named) expect(told).toContain(name);
  });
});

test('the dashboard shows every metric that is specific to Chifan', () => {
  const shown = JSON.stringify(dashboard.panels);
  for (const name of Object.values(metrics)) expect(shown).toContain(name);
});

const hasPromtool = !spawnSync('promtool', ['--version']).error;
if (!hasPromtool) console.warn('SKIPPED: no promtool is installed (apt-get install prometheus).');

describe.runIf(hasPromtool)('promtool', () => {
  const promtool = (...args: string[]) => spawnSync('promtool', args, { cwd: import.meta.dirname, encoding: 'utf8' });

  test.each([
    ['alert rules', ['check', 'rules', 'alerts.yaml']],
    ['configuration of Prometheus', ['check', 'config', '--syntax-only', 'prometheus.yaml']],
    ['tests of the alert rules', ['test', 'rules', 'alerts.test.yaml']],
  ])('promtool accepts the %s', (_name, args) => {
    const { status, stdout, stderr } = promtool(...args);
    expect(status, `${stdout}${stderr}`).toBe(0);
  });
});
