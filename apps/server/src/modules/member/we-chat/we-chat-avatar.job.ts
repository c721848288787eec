import type { Executor } from '../../../platform/database/database.ts';
import { enqueue, type JobHandler } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/module.ts';
import { storeAvatar } from '../../upload/index.ts';
import { lacksHeadImage, writeFirstHeadImage } from '../member.store.ts';
import { fetchWeChatPicture, weChatPictureUrl } from './we-chat-avatar.ts';

type Wanted = { readonly memberId: number; readonly address: string };

/** Enqueues a job that fetches the member's WeChat picture (rule member-38). */
export async function enqueueFetchAvatar(executor: Executor, { memberId, address }: Wanted, now: Date): Promise<void> {
  const key = `member.we-chat-avatar:${memberId}`;
  await enqueue(executor, { kind: 'member.we-chat-avatar', key, payload: { memberId, address }, runAt: now });
}

/**
 * Fetches and stores the member's WeChat picture. A URL of another host or an unreadable file leaves the member without
 * a picture.
 */
export const weChatAvatarJob = (platform: Platform): JobHandler => ({
  outside: async ({ memberId, address }: Wanted) => {
    const { read } = platform.database;
    const url = weChatPictureUrl(address);
    if (url === null || !(await lacksHeadImage(read, memberId))) return;
    const file = await fetchWeChatPicture(url);
    if (file === undefined) return;
    const path = await storeAvatar(platform, file, { memberId, now: platform.clock.now() });
    if (path !== undefined) await writeFirstHeadImage(read, memberId, path);
  },
});
