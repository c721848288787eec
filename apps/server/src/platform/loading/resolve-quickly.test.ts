import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { bareEnvironment } from '../../testing/server-process.ts';

const at = (file: string): string => JSON.stringify(fileURLToPath(new URL(file, import.meta.url)));
const script = `
  import { registerHooks } from 'node:module';
  import { quickResolve } from ${at('./resolve-quickly.ts')};
  const quick = quickResolve();
  const others = [];
  let ours = 0;
  registerHooks({
    resolve: (name, context, next) => {
      let isAsked = false;
      const found = next(name, context);
      const told = quick(name, context, () => ((isAsked = true), found));
      if (!isAsked) ours += 1;
      if (told.url !== found.url || (told.format ?? found.format) !== found.format)
        others.push({ name, parent: context.parentURL, told, found });
      return found;
    },
  });
  await import(${at('../../serve.ts')});
  await import('@chifan/sandbox');
  console.log(JSON.stringify({ ours, others }));
  process.exit(0);
`;

test('of all that the server imports, what is resolved quickly is what Node finds', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    cwd: fileURLToPath(new URL('../../', import.meta.url)),
    env: bareEnvironment,
  });
  const { ours, others } = JSON.parse(stdout) as { ours: number; others: unknown[] };
  expect(others).toEqual([]);
  expect(ours).toBeGreaterThan(3000);
});
