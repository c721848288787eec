import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { bareEnvironment } from './testing/server-process.ts';

/** Packages that take megabytes of memory and milliseconds of every start. Most servers use them rarely or never. */
const rare = [
  '@chifan/sandbox',
  '@fastify/ajv-compiler',
  '@opentelemetry/sdk-trace-base',
  'alipay-sdk',
  'ip2region',
  'node-pg-migrate',
  'nodemailer',
  'opencc-js',
  'openid-client',
  'pinyin-pro',
  'prom-client',
  'sharp',
  'stripe',
  'wechatpay-axios-plugin',
];

const server = fileURLToPath(new URL('./start-server.ts', import.meta.url));
const kernel = fileURLToPath(new URL('./platform/http/kernel.ts', import.meta.url));
const log = fileURLToPath(new URL('./platform/log.ts', import.meta.url));
const script = `
  import { registerHooks } from 'node:module';
  const asked = new Set();
  registerHooks({ resolve: (name, context, next) => (asked.add(name), next(name, context)) });
  await import(${JSON.stringify(server)});
  const { createKernel } = await import(${JSON.stringify(kernel)});
  const { createLog } = await import(${JSON.stringify(log)});
  const http = await createKernel({ log: createLog('silent'), trustProxy: 0, protect: () => {}, rateLimitPerMinute: 1 });
  await http.ready();
  console.log(JSON.stringify([...asked]));
  process.exit(0);
`;

test('rarely used packages are loaded on first use, not when the server starts', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    env: bareEnvironment,
  });
  const asked: string[] = JSON.parse(stdout);
  expect(asked).toContain('fastify');
  const isRare = (name: string) => rare.some((library) => name === library || name.startsWith(`${library}/`));
  expect(asked.filter(isRare)).toEqual([]);
});
