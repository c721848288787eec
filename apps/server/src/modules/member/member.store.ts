import type { Language } from '@chifan/domain';
import type { MemberGender, WaysIn } from '@chifan/domain/member';
import { sql } from 'kysely';
import type { Executor, Tx } from '../../platform/database/database.ts';

export type NewMember = {
  readonly email: string | null;
  readonly passwordHash: string | null;
  readonly name: string;
  readonly language: Language;
  readonly headImage?: string | null;
  readonly mobile?: string | null;
  readonly gender?: MemberGender;
  readonly weChatOpenId?: string | null;
};

export const nameFromEmail = (email: string): string => email.slice(0, email.indexOf('@')).slice(0, 40);

/** @returns the new member's id, or undefined if the e-mail address or openId belongs to a member already. */
export async function createMember(executor: Executor, member: NewMember, now: Date): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO member (email, password_hash, name, language, head_image, mobile, gender, wechat_open_id, created_at)
    VALUES (${member.email}, ${member.passwordHash}, ${member.name}, ${member.language}, ${member.headImage ?? null},
      ${member.mobile ?? null}, ${member.gender ?? 'secret'}, ${member.weChatOpenId ?? null}, ${now})
    ON CONFLICT DO NOTHING RETURNING id`.execute(executor);
  return rows[0]?.id;
}

export type Credentials = { readonly id: number; readonly email: string | null; readonly passwordHash: string | null };

export async function credentialsByEmail(executor: Executor, email: string): Promise<Credentials | undefined> {
  const { rows } = await sql<Credentials>`
    SELECT id, email, password_hash AS "passwordHash" FROM member WHERE email = ${email}`.execute(executor);
  return rows[0];
}

export async function ownerByEmail(
  executor: Executor,
  email: string,
): Promise<{ id: number; name: string; language: Language } | undefined> {
  const { rows } = await sql<{ id: number; name: string; language: Language }>`
    SELECT id, name, language FROM member WHERE email = ${email}`.execute(executor);
  return rows[0];
}

export type LockedMember = { readonly email: string | null; readonly deletionDueAt: Date | null };

/** Locks the member's row. A concurrent sign-in of the member waits until the transaction ends. */
export async function lockMember(tx: Tx, memberId: number): Promise<LockedMember | undefined> {
  const { rows } = await sql<LockedMember>`
    SELECT email, deletion_due_at AS "deletionDueAt" FROM member WHERE id = ${memberId} FOR UPDATE`.execute(tx);
  return rows[0];
}

export async function writeDeletionDue(tx: Tx, memberId: number, dueAt: Date): Promise<void> {
  await sql`UPDATE member SET deletion_due_at = ${dueAt} WHERE id = ${memberId}`.execute(tx);
}

export async function ownerById(
  executor: Executor,
  memberId: number,
): Promise<{ name: string; language: Language } | undefined> {
  const { rows } = await sql<{ name: string; language: Language }>`
    SELECT name, language FROM member WHERE id = ${memberId}`.execute(executor);
  return rows[0];
}

export async function credentialsById(executor: Executor, memberId: number): Promise<Credentials | undefined> {
  const { rows } = await sql<Credentials>`
    SELECT id, email, password_hash AS "passwordHash" FROM member WHERE id = ${memberId}`.execute(executor);
  return rows[0];
}

export async function memberIdByOpenId(executor: Executor, openId: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`SELECT id FROM member WHERE wechat_open_id = ${openId}`.execute(executor);
  return rows[0]?.id;
}

export async function writePassword(executor: Executor, memberId: number, passwordHash: string): Promise<void> {
  await sql`UPDATE member SET password_hash = ${passwordHash} WHERE id = ${memberId}`.execute(executor);
}

/**
 * Sets the inviter once, and only before the member's first paid order (rule affiliate-1). Ignores an unknown id, the
 * member's own id, and every person whom the member invited directly or through others. The advisory lock prevents two
 * members from inviting each other concurrently.
 */
export async function setInviterOnce(tx: Tx, memberId: number, inviterId: number): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('who invited whom', 0))`.execute(tx);
  await sql`
    WITH RECURSIVE above AS (
      SELECT id, inviter_id FROM member WHERE id = ${inviterId}
      UNION SELECT m.id, m.inviter_id FROM member m JOIN above ON m.id = above.inviter_id
    )
    UPDATE member SET inviter_id = ${inviterId}
    WHERE id = ${memberId} AND inviter_id IS NULL
      AND NOT EXISTS (SELECT FROM customer_order WHERE member_id = ${memberId} AND paid_at IS NOT NULL)
      AND EXISTS (SELECT 1 FROM above) AND NOT EXISTS (SELECT 1 FROM above WHERE id = ${memberId})`.execute(tx);
}

export type ProfileRow = WaysIn & {
  readonly id: number;
  readonly username: string;
  readonly headImg: string | null;
  readonly mobile: string | null;
  readonly gender: MemberGender;
  readonly realName: string | null;
  readonly isRemindNewPeople: boolean;
  readonly hasPassword: boolean;
  readonly hasPaymentPassword: boolean;
  /** True if the member's WeChat account can pay, but not sign in. */
  readonly mayOnlyPayByWeChat: boolean;
};

export type MemberContact = { readonly name: string; readonly mobile: string | null };

/** Returns the member's name and the mobile number, which is null if the member saved none. */
export async function memberContact(executor: Executor, memberId: number): Promise<MemberContact> {
  const { rows } = await sql<MemberContact>`SELECT name, mobile FROM member WHERE id = ${memberId}`.execute(executor);
  if (!rows[0]) throw new Error(`member ${memberId} is gone`);
  return rows[0];
}

/** SQL columns of the type `WaysIn`, the ways in which a member can sign in. */
const sqlWaysIn = sql`email, wechat_open_id IS NOT NULL AS "hasWeChat",
  (SELECT count(*)::int FROM member_identity WHERE member_id = member.id) AS "linkedAccounts"`;

export async function waysInOf(executor: Executor, memberId: number): Promise<WaysIn> {
  const { rows } = await sql<WaysIn>`SELECT ${sqlWaysIn} FROM member WHERE id = ${memberId}`.execute(executor);
  if (!rows[0]) throw new Error(`member ${memberId} is gone`);
  return rows[0];
}

export async function profileOf(executor: Executor, memberId: number): Promise<ProfileRow | undefined> {
  const { rows } = await sql<ProfileRow>`
    SELECT id, name AS username, head_image AS "headImg", mobile, gender, real_name AS "realName",
      is_remind_new_people AS "isRemindNewPeople",
      password_hash IS NOT NULL AS "hasPassword", payment_password_hash IS NOT NULL AS "hasPaymentPassword",
      wechat_payer_open_id IS NOT NULL AS "mayOnlyPayByWeChat", ${sqlWaysIn}
    FROM member WHERE id = ${memberId}`.execute(executor);
  return rows[0];
}

export type ProfileEdit = {
  readonly username: string;
  readonly gender: MemberGender;
  readonly mobile: string | null;
  readonly realName: string | null;
};

export async function writeProfile(executor: Executor, memberId: number, edit: ProfileEdit): Promise<void> {
  await sql`UPDATE member SET name = ${edit.username}, gender = ${edit.gender}, mobile = ${edit.mobile},
    real_name = ${edit.realName} WHERE id = ${memberId}`.execute(executor);
}

export async function headImageOf(executor: Executor, memberId: number): Promise<string | null> {
  const { rows } = await sql<{ headImage: string | null }>`
    SELECT head_image AS "headImage" FROM member WHERE id = ${memberId}`.execute(executor);
  return rows[0]?.headImage ?? null;
}

/** Returns whether the member has no profile picture. Returns false for a deleted account. */
export async function lacksHeadImage(executor: Executor, memberId: number): Promise<boolean> {
  const { rows } = await sql`SELECT FROM member WHERE id = ${memberId} AND ${lacksPicture}`.execute(executor);
  return rows.length > 0;
}

/** Sets the profile picture unless the member has chosen one in the meantime. */
export async function writeFirstHeadImage(executor: Executor, memberId: number, path: string): Promise<void> {
  await sql`UPDATE member SET head_image = ${path} WHERE id = ${memberId} AND ${lacksPicture}`.execute(executor);
}

const lacksPicture = sql`head_image IS NULL AND deleted_at IS NULL`;

export async function writeHeadImage(executor: Executor, memberId: number, headImage: string | null): Promise<void> {
  await sql`UPDATE member SET head_image = ${headImage} WHERE id = ${memberId}`.execute(executor);
}

/**
 * @returns false if the e-mail address is no longer `before`. @throws a unique violation if another account has the new
 * address.
 */
export async function replaceEmail(
  executor: Executor,
  memberId: number,
  { before, email }: { before: string; email: string },
): Promise<boolean> {
  const { rows } = await sql`
    UPDATE member SET email = ${email} WHERE id = ${memberId} AND email = ${before} RETURNING id`.execute(executor);
  return rows.length > 0;
}

/**
 * @returns false if the account already has an e-mail address. @throws a unique violation if another account has the
 * new address.
 */
export async function writeFirstEmail(executor: Executor, memberId: number, email: string): Promise<boolean> {
  const { rows } = await sql`
    UPDATE member SET email = ${email} WHERE id = ${memberId} AND email IS NULL RETURNING id`.execute(executor);
  return rows.length > 0;
}

export async function writeReminderSeen(executor: Executor, memberId: number): Promise<void> {
  await sql`UPDATE member SET is_remind_new_people = false WHERE id = ${memberId}`.execute(executor);
}

export async function writeLanguage(executor: Executor, memberId: number, language: Language): Promise<void> {
  await sql`UPDATE member SET language = ${language} WHERE id = ${memberId}`.execute(executor);
}

/**
 * Returns the name on the member's identity papers. Withdrawals are paid only to this name. Null until the member
 * enters the name.
 */
export async function realNameOf(executor: Executor, memberId: number): Promise<string | null> {
  const { rows } = await sql<{ realName: string | null }>`
    SELECT real_name AS "realName" FROM member WHERE id = ${memberId}`.execute(executor);
  return rows[0]?.realName ?? null;
}

export async function rememberRealName(executor: Executor, memberId: number, realName: string): Promise<void> {
  await sql`UPDATE member SET real_name = ${realName} WHERE id = ${memberId}`.execute(executor);
}

/** Returns the member's openId for WeChat Pay. The openId may be allowed to sign the member in, or only to pay. */
export async function openIdOf(executor: Executor, memberId: number): Promise<string | null> {
  const { rows } = await sql<{ openId: string | null }>`
    SELECT COALESCE(wechat_open_id, wechat_payer_open_id) AS "openId" FROM member WHERE id = ${memberId}`.execute(
    executor,
  );
  return rows[0]?.openId ?? null;
}

export type WeChatBinding = { readonly openId: string; readonly maySignIn: boolean };

/**
 * Binds a WeChat account, which can belong to only one member. An openId that may only pay can later be allowed to sign
 * in, but not the reverse.
 * @returns false if the member has a different openId, or if another member has this openId.
 */
export async function bindOpenId(tx: Tx, memberId: number, { openId, maySignIn }: WeChatBinding): Promise<boolean> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`wechat:${openId}`}, 0))`.execute(tx);
  const { rows } = await sql`
    UPDATE member SET
      wechat_open_id = CASE WHEN ${maySignIn} THEN ${openId} ELSE wechat_open_id END,
      wechat_payer_open_id = CASE WHEN ${maySignIn} OR wechat_open_id IS NOT NULL THEN NULL ELSE ${openId} END
    WHERE id = ${memberId} AND COALESCE(wechat_open_id, wechat_payer_open_id, ${openId}) = ${openId}
      AND NOT EXISTS (SELECT 1 FROM member
        WHERE (wechat_open_id = ${openId} OR wechat_payer_open_id = ${openId}) AND id <> ${memberId})
    RETURNING id`.execute(tx);
  return rows.length > 0;
}

export async function clearOpenId(executor: Executor, memberId: number): Promise<void> {
  await sql`UPDATE member SET wechat_open_id = NULL, wechat_payer_open_id = NULL WHERE id = ${memberId}`.execute(
    executor,
  );
}
