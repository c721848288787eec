import type { Executor } from '../../platform/database/database.ts';
import { enqueue, type JobHandlers } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/module.ts';
import { namesOfVersions } from '../../platform/storage/picture-versions.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { forgetPictures } from './remove-upload.ts';
import { lockPicturesBefore } from './stored-file.store.ts';

const dayMs = 86_400_000;
const picturesMost = 500;

export function forgetUnusedJobs(platform: Platform): JobHandlers {
  return {
    'upload.forget-unused': {
      inTransaction: async (tx) => {
        const now = platform.clock.now();
        const before = new Date(now.getTime() - dayMs);
        await forgetPictures(tx, await lockPicturesBefore(tx, before, picturesMost), now);
        await scheduleForgetUnused(tx, new Date(now.getTime() + dayMs));
      },
    },
    'upload.remove-file': { outside: ({ id }: { id: string }) => removeWithVersions(platform.storage, id) },
  };
}

async function removeWithVersions(storage: Storage, id: string): Promise<void> {
  await storage.remove(id);
  for (const name of namesOfVersions(id)) await storage.remove(name);
}

/** Enqueues the daily deletion of unused pictures. Each run enqueues the next run, whose key contains its day. */
export const scheduleForgetUnused = (executor: Executor, at: Date): Promise<void> =>
  enqueue(executor, {
    kind: 'upload.forget-unused',
    key: `upload.forget-unused:${Math.floor(at.getTime() / dayMs)}`,
    payload: {},
    runAt: at,
  });
