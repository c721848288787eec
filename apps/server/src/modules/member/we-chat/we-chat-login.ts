import { isMainlandPhone, type MemberGender } from '@chifan/domain/member';
import type { Tx } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { Context } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { createMember, memberIdByOpenId, setInviterOnce } from '../member.store.ts';
import type { MemberDependencies } from '../member-dependencies.ts';
import { openMemberSession } from '../sessions/open-session.ts';
import type { SignedInMember } from '../sign-in/login.ts';
import { readInviterId } from '../sign-in/register.ts';
import { personByTicket } from './bind-we-chat.ts';
import type { WeChatPerson } from './we-chat-api.ts';
import { enqueueFetchAvatar } from './we-chat-avatar.job.ts';
import { weChatPictureUrl } from './we-chat-avatar.ts';

type WeChatInput = {
  readonly openId: string;
  readonly ticket?: string | undefined;
  readonly verifier?: string | undefined;
  readonly mobile?: string | undefined;
  readonly headImg?: string | undefined;
  readonly username?: string | undefined;
  readonly sex?: string | number | undefined;
  readonly inviterId?: string | number | undefined;
};

/**
 * Signs a member in through WeChat. An openId alone proves nothing, so the caller also needs the ticket that the server
 * issued for this openId after WeChat had confirmed it.
 */
export async function weChatLogin(
  platform: Platform,
  links: MemberDependencies,
  input: WeChatInput,
  context: Context,
): Promise<Answer<SignedInMember>> {
  const person = await personByTicket(platform.database.read, input, ['sign_in'], context.now);
  if (!person) return refused('wechat_ticket_missing');
  const inviterId = readInviterId(input.inviterId);
  const memberId = await platform.database.transact(async (tx) =>
    findOrCreate(tx, { ...input, ...toldBy(person) }, context),
  );
  platform.wakeJobs();
  const isNewPeople = await links.isNewPeople(memberId);
  // The inviter does not change after the member's first order (rule affiliate-1).
  if (inviterId !== undefined && isNewPeople) {
    await platform.database.transact((tx) => setInviterOnce(tx, memberId, inviterId));
  }
  const session = await openMemberSession(platform.database.read, memberId, context);
  return { ok: true, value: { ...session, memberId, isNewPeople } };
}

/** The name and the picture from WeChat replace the name and the picture that the browser sent. */
const toldBy = ({ name, headImage }: WeChatPerson) => ({
  ...(name === null ? {} : { username: name }),
  ...(headImage === null ? {} : { headImg: headImage }),
});

async function findOrCreate(tx: Tx, input: WeChatInput, { language, now }: Context): Promise<number> {
  const known = await memberIdByOpenId(tx, input.openId);
  if (known !== undefined) return known;
  const member = {
    email: null,
    passwordHash: null,
    name: input.username?.trim().slice(0, 40) || 'WeChat',
    language,
    mobile: input.mobile !== undefined && isMainlandPhone(input.mobile) ? input.mobile : null,
    gender: readSex(input.sex),
    weChatOpenId: input.openId,
  };
  const fresh = await createMember(tx, member, now);
  const address = weChatPictureUrl(input.headImg ?? '');
  if (fresh !== undefined && address !== null) await enqueueFetchAvatar(tx, { memberId: fresh, address }, now);
  const created = fresh ?? (await memberIdByOpenId(tx, input.openId));
  if (created === undefined) throw new Error('WeChat member could neither be found nor created');
  return created;
}

/** WeChat sends 1 for male and 2 for female. */
function readSex(sex: string | number | undefined): MemberGender {
  if (String(sex) === '1') return 'male';
  return String(sex) === '2' ? 'female' : 'secret';
}
