import type { Plugin } from 'vite';

/**
 * A file that is imported at once and later has its exports as an object too, which the bundler makes with a helper in a
 * file of its own: a request more before the first paint. A getter does the same.
 */
export function plainNamespaces(): Plugin {
  return {
    name: 'plain-namespaces',
    apply: 'build',
    renderChunk: (code) => {
      const plain = withGetters(code);
      return plain === code ? null : { code: plain, map: null };
    },
  };
}

export function withGetters(code: string): string {
  const helper = /^import \{ (?:\w+ as )?__exportAll \} from "\.\/rolldown-runtime[^"]*";\n/m;
  if (!helper.test(code)) return code;
  return code
    .replace(helper, '')
    .replaceAll(
      /__exportAll\(\{([^{}]*)\}\)/g,
      (_, names: string) => `{${names.replaceAll(/(\w+): \(\) => ([\w$]+)/g, 'get $1() { return $2; }')}}`,
    );
}
