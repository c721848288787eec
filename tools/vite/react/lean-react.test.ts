// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import { expect, test } from 'vitest';
import { leaveOut } from './lean-react.ts';
import { type Builds, playScene } from './react-scene.ts';

const project = path.join(import.meta.dirname, '../../..');
const installed = (file: string) => readFileSync(path.join(project, 'node_modules', file), 'utf8');
const client = installed('react-dom/cjs/react-dom-client.production.js');

type Modules = Record<string, unknown>;

function evaluated(code: string, modules: Modules): unknown {
  const module = { exports: {} };
  compileFunction(code, ['module', 'exports', 'require'])(module, module.exports, (name: string) => modules[name]);
  return module.exports;
}

/** React's production build, with the given client. */
function productionReact(clientCode: string): Builds {
  const modules: Modules = {};
  modules.react = evaluated(installed('react/cjs/react.production.js'), modules);
  modules.scheduler = evaluated(installed('scheduler/cjs/scheduler.production.js'), modules);
  modules['react-dom'] = evaluated(installed('react-dom/cjs/react-dom.production.js'), modules);
  return {
    react: modules.react as Builds['react'],
    dom: modules['react-dom'] as Builds['dom'],
    client: evaluated(clientCode, modules) as Builds['client'],
    scheduler: modules.scheduler as Builds['scheduler'],
  };
}

test('what our screens do with React looks the same without the parts that they never reach', async () => {
  const whole = await playScene(productionReact(client));
  const lean = await playScene(productionReact(leaveOut(client)));
  expect(lean).toEqual(whole);
  expect(whole).toContain('Error: expected');
});

test('a React that names its parts otherwise is not cut', () => {
  expect(() => leaveOut(client.replaceAll('isHydrating', 'isWatering'))).toThrow(/no isHydrating any more/);
});

/** What of React the guests' app is built without: `tools/vite/react/lean-react-absent.ts`. */
const leftOut =
  /\b(hydrateRoot|ViewTransition(?=[\s,}>])|SuspenseList|useActionState|useFormStatus|useFormState|useOptimistic|prefetchDNS|preinit(Module)?)\b|<(Activity|title|link|meta|style|script|html|head|body)\b[^>]*\/?>|<form[^>]* action=|\bformAction=|<(React\.)?Fragment[^>]* ref=|import \{[^}]*\b(Activity|preload|preconnect|preloadModule)\b[^}]*\} from 'react/;

test('no screen asks for a part of React that is left out', () => {
  const sources = ['apps/web/src', 'packages/ui/src', 'packages/contract/src', 'node_modules/virtua/lib'].flatMap(
    (folder) =>
      readdirSync(path.join(project, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(folder, file),
      ),
  );
  const asking = sources
    .filter((file) => /\.(tsx?|js|mjs)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => leftOut.test(readFileSync(path.join(project, file), 'utf8')));
  expect(sources.length).toBeGreaterThan(300);
  expect(asking).toEqual([]);
});
