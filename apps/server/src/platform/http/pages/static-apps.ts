import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { languages } from '@chifan/domain';
import { signInProviders } from '@chifan/domain/member';
import { phrase } from '@chifan/phrases';
import serveStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Config, StripeConfig, WeChatConfig } from '../../config.ts';
import { originsOfSites } from '../../site-config.ts';
import type { ContentPolicy } from '../headers/security-headers.ts';

export type BuiltApp = { readonly prefix: string; readonly folder: string; readonly policy: ContentPolicy };

const appsFolder = fileURLToPath(new URL('../../../../../', import.meta.url));
const policyFile = z.object({ script: z.array(z.string()).default([]), style: z.array(z.string()).default([]) });

export async function builtApps(): Promise<BuiltApp[]> {
  const found: BuiltApp[] = [];
  for (const [name, prefix] of [
    ['web', '/web/'],
    ['console', '/console/'],
  ] as const) {
    const folder = `${appsFolder}${name}/dist`;
    if (existsSync(`${folder}/index.html`)) found.push({ prefix, folder, policy: await policyOf(folder) });
  }
  return found;
}

async function policyOf(folder: string): Promise<ContentPolicy> {
  const text = await readFile(`${folder}/csp.json`, 'utf8').catch(() => '{}');
  const { script, style } = policyFile.parse(JSON.parse(text));
  return { scriptHashes: script, styleHashes: style };
}

type Addresses = Pick<Config, 'mapTiles' | 'webViewOrigins' | 'sites'>;

export const contentPolicyOf = (
  apps: readonly BuiltApp[],
  { mapTiles, webViewOrigins, sites }: Addresses,
): ContentPolicy => ({
  imageOrigins: mapTiles === null ? [] : originsOf(mapTiles.url),
  frameOrigins: webViewOrigins,
  siteOrigins: originsOfSites(sites),
  scriptHashes: apps.flatMap((app) => app.policy.scriptHashes),
  styleHashes: apps.flatMap((app) => app.policy.styleHashes),
});

/**
 * The origin of a URL template. "http://{s}.tiles.example/{z}/…" matches any subdomain. A path on this server has no
 * origin to list.
 */
const originsOf = (address: string): string[] =>
  (/^https?:\/\/[^/]+/.exec(address) ?? []).map((origin) => origin.replaceAll('{s}', '*'));

const aYear = 'public, max-age=31536000, immutable';

type Changes = Pick<Config, 'sandboxBanner' | 'sites'> &
  SignIns & {
    readonly stripe: Pick<StripeConfig, 'applePayAssociation'> | null;
  };

type SignIns = Pick<Config, 'signIn'> & { readonly wechat: Pick<WeChatConfig, 'appId'> | null };

/**
 * Serves the built apps from files that are already compressed. Only files with a content hash in their name are cached
 * permanently.
 */
export async function addApps(
  http: FastifyInstance,
  apps: readonly BuiltApp[],
  { sandboxBanner, ...changes }: Changes,
): Promise<void> {
  if (sandboxBanner) addBannerStyles(http);
  for (const [index, app] of apps.entries()) {
    await http.register(serveStatic, {
      root: app.folder,
      prefix: app.prefix,
      preCompressed: true,
      decorateReply: index === 0,
      index: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.includes('/assets/') ? aYear : 'no-cache');
      },
    });
    // The page is sent by its file name, because the URL of a folder does not find the compressed file.
    const built = await readFile(`${app.folder}/index.html`, 'utf8');
    const page = changedPage(built, { sandboxBanner, ...changes });
    const link = modulesOf(built);
    http.get(app.prefix, (_request, reply) => {
      reply.header('link', link);
      return page === null
        ? reply.sendFile('index.html', app.folder)
        : reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
    });
    http.get(app.prefix.slice(0, -1), (_request, reply) => reply.redirect(app.prefix));
  }
  if (apps.length > 0) http.get('/', (_request, reply) => reply.redirect('/web/'));
}

/**
 * Lists the JavaScript modules that every screen needs, as a `Link` header. A browser starts to load these modules
 * before it parses the page.
 */
const modulesOf = (page: string): string =>
  [...page.matchAll(/<(?:script type="module"|link rel="modulepreload") crossorigin (?:src|href)="([^"]+)"/g)]
    .map(([, address]) => `<${address}>; rel=modulepreload; crossorigin`)
    .join(', ');

const stylesPath = '/sandbox-banner.css';
const banner = `<link rel="stylesheet" href="${stylesPath}"><p id="sandbox-banner" role="note"></p>`;

/**
 * Adds tags and the banner to the page, in the page's own language. Without a sandbox banner, other server URLs,
 * Apple Pay or keys for sign-ins, the page contains no tags for them.
 * @returns null if the page does not change
 */
function changedPage(page: string, { sandboxBanner, sites, stripe, ...signIns }: Changes): string | null {
  const tags = [
    Object.keys(sites.bases).length > 0 ? metaTag('sites', sites.bases) : '',
    sites.defaultPlace ? metaTag('place', sites.defaultPlace) : '',
    (stripe?.applePayAssociation ?? null) === null ? '' : applePayTag,
    signInsOf(signIns).length > 0 ? metaTag('sign-in', signInsOf(signIns)) : '',
  ].join('');
  if (!sandboxBanner && tags === '') return null;
  // Insert the tags before the first script, because that script reads them.
  const told = page.replace(/<head[^>]*>/, (head) => head + tags);
  return sandboxBanner ? told.replace(/<body[^>]*>/, (body) => `${body}${banner}`) : told;
}

const metaTag = (name: string, content: object): string =>
  `<meta name="${name}" content="${JSON.stringify(content).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`;

/** The app offers a sign-in with Google, Apple or WeChat only if the page names it (rule member-55). */
const signInsOf = ({ signIn, wechat }: SignIns): readonly string[] => [
  ...signInProviders.filter((provider) => signIn[provider] !== null),
  ...(wechat === null ? [] : ['wechat']),
];

/** Tag for a server with Apple Pay. Without this tag, the app does not offer Apple Pay (rule payment-15). */
const applePayTag = '<meta name="apple-pay" content="1">';

function addBannerStyles(http: FastifyInstance): void {
  const styles = stylesOf();
  http.get(stylesPath, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(styles),
  );
}

const stylesOf = (): string =>
  [
    '#sandbox-banner{margin:0;padding:2px 12px;background:#b3261e;color:#fff;font:600 13px/1.5 system-ui,sans-serif;text-align:center}',
    ...languages.map((language) => `#sandbox-banner:lang(${language})::before{content:${quoted(language)}}`),
  ].join('\n');

const quoted = (language: (typeof languages)[number]): string =>
  `"${phrase(language, 'sandbox.banner').replaceAll(/["\\\n]/g, ' ')}"`;
