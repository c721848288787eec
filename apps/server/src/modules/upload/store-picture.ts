import { randomBytes } from 'node:crypto';
import { isPrivatePurpose, type UploadedImage, type UploadPurpose } from '@chifan/contract/upload/views';
import { pictureName } from '@chifan/domain/upload';
import type { Executor } from '../../platform/database/database.ts';
import { type Answer, refused } from '../../platform/http/call-result.ts';
import type { SignedIn } from '../../platform/http/caller.ts';
import type { Platform } from '../../platform/module.ts';
import { pictureAddresses } from '../../platform/storage/picture-address.ts';
import { type CleanPicture, cleanPicture } from './clean-picture.ts';
import { limitPictureWork } from './picture-work.ts';
import type { SentPicture } from './read-form.ts';
import { insertPicture, lockUploads, uploadsSince } from './stored-file.store.ts';

const dayMs = 86_400_000;
/**
 * Maximum number of pictures that one person may upload in a day. More than a person normally takes, and too few to
 * fill a disk.
 */
const uploadsADay = 400;

type Uploader = Pick<SignedIn, 'role' | 'id'>;

export const uploaderOf = (caller: Uploader): string => `${caller.role}:${caller.id}`;

export const isUploadLimitReached = (platform: Platform, caller: SignedIn, now: Date): Promise<boolean> =>
  isDaysLimitReached(platform.database.read, uploaderOf(caller), now);

const isDaysLimitReached = async (executor: Executor, uploader: string, now: Date): Promise<boolean> =>
  (await uploadsSince(executor, uploader, new Date(now.getTime() - dayMs))) >= uploadsADay;

export async function storePicture(
  platform: Platform,
  sent: SentPicture,
  by: { purpose: UploadPurpose; caller: SignedIn; now: Date },
): Promise<Answer<UploadedImage>> {
  const clean = await limitPictureWork(() => cleanPicture(sent.file, sent.crop));
  if (clean === undefined) return refused('server_busy');
  if (clean === 'crop_invalid') return refused('bad_request');
  if (typeof clean === 'string') return refused(clean);
  return storeCleanPicture(platform, clean, by);
}

/**
 * Stores a picture that the server fetched for a member.
 * @returns its path, or undefined if the file is no picture.
 */
export async function storeAvatar(
  platform: Platform,
  file: Uint8Array,
  { memberId, now }: { memberId: number; now: Date },
): Promise<string | undefined> {
  const clean = await limitPictureWork(() => cleanPicture(file, null));
  if (clean === undefined) throw new Error('too many pictures are processed');
  if (typeof clean === 'string') return undefined;
  const kept = await storeCleanPicture(platform, clean, {
    purpose: 'avatar',
    caller: { role: 'member', id: memberId },
    now,
  });
  return kept.ok ? kept.value.path : undefined;
}

async function storeCleanPicture(
  platform: Platform,
  clean: CleanPicture,
  { purpose, caller, now }: { purpose: UploadPurpose; caller: Uploader; now: Date },
): Promise<Answer<UploadedImage>> {
  const id = pictureName(randomBytes(12).toString('hex'), clean.colours);
  const { width, height } = clean;
  const bytes = clean.bytes.length;
  await platform.storage.put(id, clean.bytes);
  // The file is stored before its row. A row without a file would show a broken picture, but a file without a row only
  // wastes space.
  const uploadedBy = uploaderOf(caller);
  const isStored = await platform.database.transact(async (tx) => {
    // Check the limit again, because other uploads may have finished in the meantime.
    await lockUploads(tx, uploadedBy);
    if (await isDaysLimitReached(tx, uploadedBy, now)) return false;
    await insertPicture(tx, { id, purpose, width, height, bytes, uploadedBy, at: now });
    return true;
  });
  if (!isStored) {
    await platform.storage.remove(id);
    return refused('too_many_requests');
  }
  const addressOf = pictureAddresses(platform.signingSecret, caller, now);
  const address = isPrivatePurpose(purpose) ? addressOf(id) : id;
  return { ok: true, value: { path: id, address, width, height, bytes } };
}
