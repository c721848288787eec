import type { Language } from '@chifan/domain';
import { fullRoleOf, type StaffKind } from '@chifan/domain/member';
import type { MemberContext, StaffContext } from '../../platform/http/handlers.ts';
import type { PastSimulation } from './past-simulation.ts';

export const asMember = (id: number, now: Date, language: Language, idempotencyKey = ''): MemberContext => ({
  caller: { role: 'member', id, sessionHash: '' },
  language,
  readerLanguage: language,
  now,
  idempotencyKey,
  ...fromTheDemo,
});

export const asStaff = (role: StaffKind, id: number, now: Date, idempotencyKey = ''): StaffContext => ({
  caller: { role, roles: [fullRoleOf[role]], id, sessionHash: '', isSecondFactorMissing: false },
  language: 'zh-CN',
  readerLanguage: 'zh-CN',
  now,
  idempotencyKey,
  ...fromTheDemo,
});

const fromTheDemo = { site: 'global', requestId: 'demo', device: 'demo', deviceKey: '', ip: '127.0.0.1' } as const;

export type PastEvent = { readonly at: Date; readonly happen: () => Promise<unknown> };

export async function replayPast(past: PastSimulation, happenings: readonly PastEvent[], now: Date): Promise<void> {
  for (const { at, happen } of happenings.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    await past.passUntil(at);
    await happen();
  }
  await past.passUntil(now);
}
