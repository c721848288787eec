import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const installed = createRequire(import.meta.url);

const fileOf = (folder: string, file: string): string =>
  path.join(path.dirname(installed.resolve(`${folder}/package.json`)), 'cjs', `${file}.production.js`);

/** What an app imports of React, and where its production build is. */
export const productionFiles: ReadonlyMap<string, string> = new Map([
  ['react', fileOf('react', 'react')],
  ['react/jsx-runtime', fileOf('react', 'react-jsx-runtime')],
  ['react/compiler-runtime', fileOf('react', 'react-compiler-runtime')],
  ['react-dom', fileOf('react-dom', 'react-dom')],
  ['react-dom/client', fileOf('react-dom', 'react-dom-client')],
  ['scheduler', fileOf('scheduler', 'scheduler')],
]);

/**
 * Reads React's production build as modules. As CommonJS it would be wrapped: each file of ours looks every hook up in a
 * copy of the whole, needs a helper for that, and what nobody asks for stays in. After `leanReact`, which knows
 * CommonJS only.
 */
export function reactModules(): Plugin {
  return {
    name: 'react-modules',
    apply: 'build',
    enforce: 'pre',
    resolveId: (name) => productionFiles.get(name),
    transform: {
      filter: { id: [/[\\/]cjs[\\/](react|scheduler)[\w-]*\.production\.js$/, /[\\/]zustand[\\/]esm[\\/]/] },
      handler: (code, id) => ({ code: id.includes('zustand') ? withoutDefault(code) : asModule(code), map: null }),
    },
  };
}

/** React's modules have no default export: it would be the whole. */
const withoutDefault = (code: string) => code.replace("import React from 'react'", "import * as React from 'react'");

const requiring = String.raw`\w+ = require\("[\w/-]+"\)`;
const requiringAtOnce = new RegExp(String.raw`^var (${requiring}(?:,\s+${requiring})*);$`, 'gm');

/** `exports.use = …` becomes a variable that is exported, `var React = require("react")` an import. */
export function asModule(code: string): string {
  const imports: string[] = [];
  const exported = new Set<string>();
  const body = code
    .replaceAll(requiringAtOnce, (_, each: string) => {
      for (const [, name, from] of each.matchAll(/(\w+) = require\((".*?")\)/g))
        imports.push(`import * as ${name} from ${from};`);
      return '';
    })
    .replaceAll('require("react").', () => {
      imports.push('import * as required from "react";');
      return 'required.';
    })
    .replaceAll(/^exports\.(\w+) =/gm, (_, name: string) => {
      const declared = exported.has(name) ? '' : 'var ';
      exported.add(name);
      return `${declared}exported_${name} =`;
    })
    .replaceAll(/(?<!module\.)\bexports\.(\w+)/g, (whole, name: string) =>
      exported.has(name) ? `exported_${name}` : whole,
    );
  const [unread] = /\b(require\(|exports\b).*/.exec(body) ?? [];
  if (unread !== undefined) throw new Error(`React says ${unread}: see tools/vite/react/react-modules.ts`);
  const names = [...exported].map((name) => `exported_${name} as ${name}`);
  return [...imports, body, `export { ${names.join(', ')} };`].join('\n');
}
