import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { languages } from '@chifan/domain';
import { phrase } from '@chifan/phrases';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSiteConfig, siteEnvironment } from '../../site-config.ts';
import { addApps, type BuiltApp } from './static-apps.ts';

const page = [
  '<!doctype html><title>Chifan</title>',
  '<link rel="modulepreload" crossorigin href="/web/assets/kit-1a2b.js">',
  '<script type="module" crossorigin src="/web/assets/main-1a2b.js"></script>',
  '<body class="x"><div id="app"></div></body>',
].join('');
// Contains characters outside ASCII, as names of authors do.
const notices = 'react 19.2.0 (MIT)\n\nCopyright © Meta Platforms, Inc. 中文\n';
const noSites = { bases: {}, appOrigins: [] };
const noSignIns = { signIn: { google: null, apple: null }, wechat: null };
let folder: string;
let http: FastifyInstance;
let apps: BuiltApp[];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'chifan-app-'));
  await mkdir(path.join(folder, 'assets'));
  for (const [name, text] of [
    ['index.html', page],
    ['assets/main-1a2b.js', 'start()'],
    ['licences.txt', notices],
  ] as const) {
    await writeFile(path.join(folder, name), text);
    await writeFile(path.join(folder, `${name}.br`), brotliCompressSync(text));
  }
  http = Fastify();
  const policy = { scriptHashes: [], styleHashes: [] };
  apps = [
    { prefix: '/web/', folder, policy },
    { prefix: '/console/', folder, policy },
  ];
  await addApps(http, apps, { sandboxBanner: false, sites: noSites, stripe: null, ...noSignIns });
});
afterAll(async () => {
  await http.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (url: string, encoding = 'gzip, deflate, br') =>
  http.inject({ url, headers: { 'accept-encoding': encoding } });

it.each(['/web/', '/console/'])(
  'the URL %s returns the page of the app, compressed if the browser accepts it, and a browser must revalidate a cached copy',
  async (url) => {
    const compressed = await get(url);
    expect([compressed.statusCode, compressed.headers['content-encoding']]).toEqual([200, 'br']);
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(page);
    expect(compressed.headers['cache-control']).toBe('no-cache');
    expect((await get(url, 'identity')).body).toBe(page);
  },
);

it('the Link header of the page lists the modules that every screen needs', async () => {
  expect((await get('/web/')).headers['link']).toBe(
    '</web/assets/kit-1a2b.js>; rel=modulepreload; crossorigin, </web/assets/main-1a2b.js>; rel=modulepreload; crossorigin',
  );
});

it('a file with a content hash in its name is cached permanently', async () => {
  expect((await get('/web/assets/main-1a2b.js')).headers['cache-control']).toContain('immutable');
});

it.each(['br', 'identity'])(
  'the file with the licences is served as UTF-8 text (content encoding %s)',
  async (encoding) => {
    const answer = await get('/web/licences.txt', encoding);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const body = encoding === 'br' ? brotliDecompressSync(answer.rawPayload) : answer.rawPayload;
    expect(body.toString()).toBe(notices);
  },
);

it('the server redirects / and /web to /web/', async () => {
  expect((await get('/web')).headers['location']).toBe('/web/');
  expect((await get('/')).headers['location']).toBe('/web/');
});

it.each(['/web/../package.json', '/web/%2e%2e/%2e%2e/package.json', '/web/assets/none.js'])(
  'the server does not serve the file %s',
  async (url) => {
    expect((await get(url)).statusCode).toBeGreaterThanOrEqual(400);
  },
);

it('the pages of both apps show a sandbox banner in their language if the sandbox runs together with a real service', async () => {
  const asked = Fastify();
  await addApps(asked, apps, { sandboxBanner: true, sites: noSites, stripe: null, ...noSignIns });
  for (const url of ['/web/', '/console/']) {
    const { body } = await asked.inject({ url });
    expect(body).toMatch(/<body class="x"><link [^>]*href="\/sandbox-banner\.css"><p id="sandbox-banner"/);
  }
  const { body: styles } = await asked.inject('/sandbox-banner.css');
  for (const language of languages) expect(styles).toContain(phrase(language, 'sandbox.banner'));
  await asked.close();
  expect((await get('/web/')).rawPayload.includes('sandbox-banner')).toBe(false);
  expect((await get('/sandbox-banner.css')).statusCode).toBe(404);
});

it('a page contains the configured API and picture URLs of each site variant before its first script', async () => {
  const bases = { china: { api: 'https://cn.example', images: 'https://img.example/a"b/' } };
  const other = Fastify();
  await writeFile(
    path.join(folder, 'index.html'),
    '<!doctype html><head lang="en"><script>boot()</script></head><body>',
  );
  await addApps(other, apps, {
    sandboxBanner: false,
    sites: { bases, appOrigins: [] },
    stripe: null,
    ...noSignIns,
  });
  const { body } = await other.inject('/web/');
  const [, written = ''] = /<head lang="en"><meta name="sites" content="([^"]*)"><script>/.exec(body) ?? [];
  expect(JSON.parse(written.replaceAll('&quot;', '"'))).toEqual(bases);
  await other.close();
  await writeFile(path.join(folder, 'index.html'), page);
});

it('a page contains the default place that the operator configured (rule address-19)', async () => {
  const other = Fastify();
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><head><script>boot()</script></head><body>');
  const sites = readSiteConfig({ DEFAULT_PLACE: '22.5431, 114.0579,Shenzhen,深圳' });
  await addApps(other, apps, { sandboxBanner: false, sites, stripe: null, ...noSignIns });
  const { body } = await other.inject('/web/');
  const [, written = ''] = /<head><meta name="place" content="([^"]*)"><script>/.exec(body) ?? [];
  expect(JSON.parse(written.replaceAll('&quot;', '"'))).toEqual({
    latitude: '22.543100',
    longitude: '114.057900',
    name: 'Shenzhen',
    nameZh: '深圳',
  });
  await other.close();
  await writeFile(path.join(folder, 'index.html'), page);
});

it.each(['', 'Shenzhen', '22.5,114', '91,114,North,北', '22,191,East,东', '22,114,,'])(
  'the setting DEFAULT_PLACE rejects "%s"',
  (text) => {
    expect(siteEnvironment.DEFAULT_PLACE.safeParse(text).success).toBe(false);
  },
);

it('a page offers Apple Pay only if the domain is verified by Apple (rule payment-15)', async () => {
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><head><script>boot()</script></head>');
  const saysIn = async (applePayAssociation: string | null) => {
    const asked = Fastify();
    await addApps(asked, apps, {
      sandboxBanner: false,
      sites: noSites,
      stripe: { applePayAssociation },
      ...noSignIns,
    });
    const { body } = await asked.inject('/web/');
    await asked.close();
    return body.includes('<head><meta name="apple-pay"');
  };
  expect([await saysIn('7B22'), await saysIn(null)]).toEqual([true, false]);
  await writeFile(path.join(folder, 'index.html'), page);
});

it('a page offers only the sign-in providers for which the server has keys (rule member-55)', async () => {
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><head><script>boot()</script></head>');
  const server = { clientId: 'x', secret: 'x', issuer: 'https://accounts.example', authorizePage: null };
  const asked = Fastify();
  const signIns = { signIn: { google: null, apple: server }, wechat: { appId: 'wx1' } };
  await addApps(asked, apps, { sandboxBanner: false, sites: noSites, stripe: null, ...signIns });
  const { body } = await asked.inject('/web/');
  await asked.close();
  await writeFile(path.join(folder, 'index.html'), page);
  expect(body).toContain('<head><meta name="sign-in" content="[&quot;apple&quot;,&quot;wechat&quot;]">');
});
