import { isMainlandPhone, type MemberGender } from '@chifan/domain/member';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { MemberContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { lockUnusedPictures, uploaderOf } from '../../upload/index.ts';
import { headImageOf, writeHeadImage, writeProfile } from '../member.store.ts';

type ProfileInput = {
  readonly username: string;
  readonly gender: MemberGender;
  readonly mobile: string;
  readonly realName: string;
};

export async function saveProfile(
  { database }: Platform,
  { username, gender, mobile, realName }: ProfileInput,
  { caller }: MemberContext,
): Promise<Answer<boolean>> {
  if (mobile !== '' && !isMainlandPhone(mobile)) return refused('phone_invalid', { field: 'mobile' });
  await writeProfile(database.read, caller.id, {
    username,
    gender,
    mobile: mobile || null,
    realName: realName || null,
  });
  return { ok: true, value: true };
}

/** Does not delete the previous avatar file, because the upload module deletes unused files. */
export async function saveAvatar(
  { database }: Platform,
  { path }: { readonly path: string | null },
  { caller }: MemberContext,
): Promise<Answer<boolean>> {
  return database.transact(async (tx) => {
    if ((await headImageOf(tx, caller.id)) === path) return { ok: true, value: true };
    const wanted = { purpose: 'avatar', paths: path === null ? [] : [path], uploadedBy: uploaderOf(caller) } as const;
    if (path !== null && !(await lockUnusedPictures(tx, wanted)).has(path)) return refused('picture_unknown');
    await writeHeadImage(tx, caller.id, path);
    return { ok: true, value: true };
  });
}
