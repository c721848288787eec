import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';

type KnownFiles = {
  readonly config: Pick<Config, 'publicUrl' | 'securityContact'>;
  readonly clock: Clock;
  /** The path of a square PNG of at most 256 pixels; null without a built app. */
  readonly icon: string | null;
};

const aDay = 'public, max-age=86400';
const plainText = 'text/plain; charset=utf-8';
const dayMs = 86_400_000;
/** Days until security.txt expires. RFC 9116 recommends less than a year. */
const contactDays = 180;

/** Files that browsers, crawlers and security researchers request at fixed paths (rule call-21). */
export async function addWellKnownFiles(http: FastifyInstance, { config, clock, icon }: KnownFiles): Promise<void> {
  const { publicUrl, securityContact: contact } = config;
  http.get('/robots.txt', (_request, reply) => reply.type(plainText).header('cache-control', aDay).send(robots));
  if (contact !== null) {
    http.get('/.well-known/security.txt', (_request, reply) =>
      reply
        .type(plainText)
        .header('cache-control', aDay)
        .send(securityText({ contact, publicUrl, now: clock.now() })),
    );
  }
  if (icon === null) return;
  const favicon = iconOf(await readFile(icon));
  http.get('/favicon.ico', (_request, reply) => reply.type('image/x-icon').header('cache-control', aDay).send(favicon));
}

const robots = ['User-agent: *', 'Disallow: /console/', 'Disallow: /rest/', ''].join('\n');

function securityText({ contact, publicUrl, now }: { contact: string; publicUrl: string; now: Date }): string {
  const day = Math.floor(now.getTime() / dayMs) + contactDays;
  return [
    `Contact: ${contact}`,
    `Expires: ${new Date(day * dayMs).toISOString()}`,
    'Preferred-Languages: en, zh',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** Converts a PNG to an ICO file with one picture. The format accepts a PNG after its header of 22 bytes. */
function iconOf(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  // The width and height are in the first chunk of a PNG. In an ICO header, 0 means 256.
  header.writeUInt8(png.readUInt32BE(16) % 256, 6);
  header.writeUInt8(png.readUInt32BE(20) % 256, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
