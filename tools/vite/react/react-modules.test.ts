import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { asModule, productionFiles } from './react-modules.ts';

const installed = createRequire(import.meta.url);
const codeOf = (file: string) => readFileSync(file, 'utf8');
const namesIn = (code: string) => [...code.matchAll(/\bexported_\w+ as (\w+)/g)].map(([, name]) => name).toSorted();

test.each([...productionFiles])('%s exports as a module what it exports as it is installed', (_name, file) => {
  const module = asModule(codeOf(file));
  expect(namesIn(module)).toEqual(Object.keys(installed(file) as object).toSorted());
  expect(module).not.toMatch(/\brequire\(|\bexports\./);
});

test('what it requires is imported', () => {
  const code = 'var A = require("scheduler"),\n  B = require("react");\nexports.use = A.b(B);';
  expect(asModule(code).split('\n')).toEqual([
    'import * as A from "scheduler";',
    'import * as B from "react";',
    '',
    'var exported_use = A.b(B);',
    'export { exported_use as use };',
  ]);
});

test('what is set again is one variable', () => {
  expect(asModule('exports.now = void 0;\nif (a) exports.now = b;')).toBe(
    'var exported_now = void 0;\nif (a) exported_now = b;\nexport { exported_now as now };',
  );
});

test.each(['exports["use"] = 1;', 'let a = require("scheduler");', 'if (a) exports.use = 1;', 'module.exports = a;'])(
  'a React that is written otherwise is not read: %s',
  (code) => {
    expect(() => asModule(code)).toThrow(/see tools\/vite\/react\/react-modules.ts/);
  },
);
