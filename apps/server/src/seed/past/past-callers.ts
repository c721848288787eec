import type { Language } from '@chifan/domain';
import type { MemberContext, StaffContext } from '../../platform/http/handlers.ts';

export const asMember = (id: number, now: Date, language: Language, idempotencyKey = ''): MemberContext => ({
  caller: { role: 'member', id, sessionHash: '' },
  language,
  now,
  idempotencyKey,
  ...fromTheDemo,
});

type StaffRole = StaffContext['caller']['role'];

export const asStaff = (role: StaffRole, id: number, now: Date, idempotencyKey = ''): StaffContext => ({
  caller: { role, id, sessionHash: '' },
  language: 'zh-CN',
  now,
  idempotencyKey,
  ...fromTheDemo,
});

const fromTheDemo = { site: 'global', requestId: 'demo', device: 'demo', deviceKey: '', ip: '127.0.0.1' } as const;
