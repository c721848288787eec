import { randomBytes } from 'node:crypto';
import type { UploadPurpose } from '@chifan/contract/upload/views';
import { sql } from 'kysely';
import sharp from 'sharp';
import { expect } from 'vitest';
import type { TestApp } from './open-test-app.ts';

export const shownAt = (...paths: string[]) =>
  paths.map((path) => expect.stringMatching(new RegExp(`^${path.replace('.', '\\.')}\\?viewer=`)) as string);

/**
 * Inserts the database row of a picture without a file. `uploadedBy` is its uploader, for example 'member:7'. @returns
 * the picture path.
 */
export async function insertPicture(test: TestApp, uploadedBy: string, purpose: UploadPurpose): Promise<string> {
  const id = `${randomBytes(16).toString('hex')}.webp`;
  await sql`INSERT INTO stored_file (id, media_type, bytes, purpose, width, height, uploaded_by, created_at)
    VALUES (${id}, 'image/webp', 1, ${purpose}, 1, 1, ${uploadedBy}, ${test.clock.now()})`.execute(
    test.app.database.read,
  );
  return id;
}

/** A small JPEG that differs for each number. */
export const photograph = async (number: number): Promise<Uint8Array<ArrayBuffer>> => {
  const background = { r: number % 256, g: (number >> 8) % 256, b: 99 };
  return Uint8Array.from(
    await sharp({ create: { width: 320, height: 240, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  );
};
