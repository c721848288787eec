import { expect, test } from 'vitest';
import { withGetters } from './plain-namespaces.ts';

const helper = 'import { n as __exportAll } from "./rolldown-runtime-Abc.js";\n';

test('the exports of a file are an object with getters, without the helper', () => {
  expect(
    withGetters(`${helper}var all = /* @__PURE__ */ __exportAll({\n\tdefault: () => Screen,\n\tb: () => c$1\n});`),
  ).toBe('var all = /* @__PURE__ */ {\n\tget default() { return Screen; },\n\tget b() { return c$1; }\n};');
});

test('a file that needs other helpers too stays as it is', () => {
  const code =
    'import { n as __exportAll, t as __commonJSMin } from "./rolldown-runtime-Abc.js";\n__exportAll({ a: () => b });';
  expect(withGetters(code)).toBe(code);
});
