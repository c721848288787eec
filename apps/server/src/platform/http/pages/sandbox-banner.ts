import { readFile } from 'node:fs/promises';
import { languages } from '@chifan/domain';
import { phrase } from '@chifan/phrases';
import type { FastifyInstance } from 'fastify';

const stylesPath = '/sandbox-banner.css';
const banner = `<link rel="stylesheet" href="${stylesPath}"><p id="sandbox-banner" role="note"></p>`;

/** Changed on its way out, so that an app without a sandbox carries none of this. The language is the page's own. */
export async function pageWithBanner(folder: string): Promise<string> {
  const page = await readFile(`${folder}/index.html`, 'utf8');
  return page.replace(/<body[^>]*>/, (body) => `${body}${banner}`);
}

export function addBannerStyles(http: FastifyInstance): void {
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
