import { setTimeout as sleep } from 'node:timers/promises';
import { uploadedImage } from '@chifan/contract/upload/views';
import { photograph } from '../../apps/server/src/testing/pictures.ts';
import type { ServerProcess } from '../journeys/server-process.ts';

/** URLs of pictures that the server accepted. */
export type Pictures = Set<string>;

type Photographer = { readonly url: string; readonly token: string; readonly isOver: () => boolean };

/** Pause between uploads, so that the uploads stay below the limit of 60 per minute for one IP address. */
const pauseMs = 1_200;

/** A guest who uploads pictures and repeats each upload until the server accepts it. */
export async function bePhotographer({ url, token, isOver }: Photographer, taken: Pictures): Promise<void> {
  for (let number = 0; !isOver(); number += 1) {
    const photo = await photograph(number);
    while (!isOver()) {
      const address = await send(url, token, photo).catch(() => null);
      if (address !== null) {
        taken.add(address);
        break;
      }
      await sleep(200);
    }
    await sleep(pauseMs);
  }
}

async function send(url: string, token: string, photo: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const form = new FormData();
  form.set('file', new Blob([photo], { type: 'image/jpeg' }), 'meal.jpg');
  const response = await fetch(`${url}/rest/upload/review`, {
    method: 'POST',
    headers: { authorization: token },
    body: form,
  });
  if (!response.ok) return null;
  const { data } = (await response.json()) as { data: unknown };
  return uploadedImage.parse(data).address;
}

/** Finds pictures that a node cannot serve, or serves with other content than another node. */
export async function pictureProblems(nodes: readonly ServerProcess[], pictures: Pictures): Promise<string[]> {
  const problems: string[] = [];
  for (const address of pictures) {
    const shown = await Promise.all(nodes.map(({ url }) => show(`${url}/files/${address}`)));
    if (shown.some((bytes) => bytes === null)) problems.push(`${address} is not shown by every node`);
    else if (new Set(shown).size > 1) problems.push(`${address} is not the same at every node`);
  }
  return problems;
}

async function show(address: string): Promise<string | null> {
  const response = await fetch(address);
  if (!response.ok || response.headers.get('content-type') !== 'image/webp') return null;
  return Buffer.from(await response.arrayBuffer()).toString('base64');
}
