import { sql } from 'kysely';
import { deleteRecordedCalls } from '../../../platform/http/idempotency.ts';
import type { PersonalData } from '../../../platform/member-privacy.ts';
import { enqueueFileRemoval } from '../../upload/index.ts';
import { deleteIdentitiesOf } from '../providers/member-identity.store.ts';
import { deleteVisitsOf } from '../providers/provider-visit.store.ts';
import { forgetDevicesOf } from '../sessions/session.store.ts';
import { deleteExportsOf } from './export/member-export.store.ts';

export const memberData: PersonalData = {
  /** Copies the member's data without secrets that allow a sign-in (password hash, session token, device key). */
  exportData: async (executor, memberId) => {
    const member = await sql`
      SELECT id, name, email, mobile, gender, real_name AS "realName", head_image AS "headImage", language,
        diet_profile AS "dietProfile", inviter_id AS "inviterId", created_at AS "createdAt",
        password_hash IS NOT NULL AS "hasPassword", payment_password_hash IS NOT NULL AS "hasPaymentPassword",
        COALESCE(wechat_open_id, wechat_payer_open_id) AS "weChatOpenId"
      FROM member WHERE id = ${memberId}`.execute(executor);
    const sessions = await sql`
      SELECT device, network, created_at AS "createdAt", last_used_at AS "lastUsedAt" FROM session
      WHERE member_id = ${memberId} ORDER BY created_at`.execute(executor);
    const devices = await sql`
      SELECT first_at AS "firstAt", last_at AS "lastAt" FROM member_device
      WHERE member_id = ${memberId} ORDER BY first_at`.execute(executor);
    const identities = await sql`
      SELECT provider, subject, email, linked_at AS "linkedAt" FROM member_identity
      WHERE member_id = ${memberId} ORDER BY linked_at`.execute(executor);
    const copies = await sql`
      SELECT asked_at AS "askedAt", ready_at AS "readyAt" FROM member_export
      WHERE member_id = ${memberId} ORDER BY id`.execute(executor);
    const blocks = await sql`
      SELECT event, reason, created_at AS "createdAt" FROM member_block_history
      WHERE member_id = ${memberId} ORDER BY id`.execute(executor);
    return {
      member: member.rows,
      blocks: blocks.rows,
      sessions: sessions.rows,
      devices: devices.rows,
      identities: identities.rows,
      copies: copies.rows,
    };
  },
  /** Clears the member's data but does not delete the row, because orders and the ledger refer to the member's id. */
  deleteData: async (tx, memberId) => {
    await sql`DELETE FROM verification_code USING member WHERE member.id = ${memberId}
      AND verification_code.email = member.email`.execute(tx);
    await sql`DELETE FROM wechat_ticket USING member WHERE member.id = ${memberId}
      AND open_id IN (wechat_open_id, wechat_payer_open_id)`.execute(tx);
    await sql`UPDATE member_block_history SET reason = '' WHERE member_id = ${memberId}`.execute(tx);
    await deleteVisitsOf(tx, memberId);
    await deleteIdentitiesOf(tx, memberId);
    await sql`DELETE FROM session WHERE member_id = ${memberId}`.execute(tx);
    await forgetDevicesOf(tx, memberId);
    await deleteRecordedCalls(tx, `member:${memberId}`);
    const { rows } = await sql<{ deletedAt: Date | null }>`
      UPDATE member SET email = NULL, password_hash = NULL, name = '', head_image = NULL, mobile = NULL,
        gender = 'secret', real_name = NULL, wechat_open_id = NULL, wechat_payer_open_id = NULL, language = 'en',
        diet_profile = NULL, blocked_at = NULL, payment_password_hash = NULL, payment_password_locked_until = NULL,
        deleted_at = deletion_due_at, deletion_due_at = NULL
      WHERE id = ${memberId} RETURNING deleted_at AS "deletedAt"`.execute(tx);
    const deletedAt = rows[0]?.deletedAt ?? new Date(0);
    for (const fileId of await deleteExportsOf(tx, memberId)) await enqueueFileRemoval(tx, fileId, deletedAt);
  },
};
