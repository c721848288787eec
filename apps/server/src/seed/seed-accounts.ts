import { assignStaff } from '../modules/catalogue/index.ts';
import {
  createMember,
  createStaff,
  hashPassword,
  type NewStaff,
  setInviterOnce,
  setOnDuty,
  writePaymentPassword,
} from '../modules/member/index.ts';
import { grantBalance, grantPoints } from '../modules/wallet/index.ts';
import type { Tx } from '../platform/database/database.ts';
import { sourceIdOf } from './city-rows.ts';
import { demoPassword, demoPaymentPassword } from './demo-accounts.ts';
import type { DemoCity, DemoMember } from './demo-shapes.ts';

export type DemoStaff = {
  /** Staff ids of the merchants, by the shop's slug. */
  readonly merchants: ReadonlyMap<string, number>;
  readonly couriers: readonly number[];
  readonly platform: number;
};

export async function seedStaffAccounts(
  tx: Tx,
  city: DemoCity,
  shopIds: ReadonlyMap<string, number>,
  at: Date,
): Promise<DemoStaff> {
  // All accounts have one password hash, because hashing is slow and the demo password is public.
  const passwordHash = await hashPassword(demoPassword);
  const open = async (staff: Omit<NewStaff, 'passwordHash'>): Promise<number> => {
    const id = await createStaff(tx, { ...staff, passwordHash }, at);
    if (id === undefined) throw new Error(`the login ${staff.login} is taken already`);
    return id;
  };
  const merchants = new Map<string, number>();
  for (const { slug, phone } of city.shops) {
    const id = await open({ login: slug, role: 'merchant', name: '店长', phone });
    await assignStaff(tx, id, shopIds.get(sourceIdOf(slug)) ?? 0);
    merchants.set(slug, id);
  }
  const couriers: number[] = [];
  for (const courier of city.people.couriers) {
    const id = await open({ ...courier, role: 'courier' });
    await setOnDuty(tx, id, true);
    couriers.push(id);
  }
  const platform = await open({ ...city.people.platform, role: 'platform' });
  return { merchants, couriers, platform };
}

/** @returns ids of the members, in the sequence of the file. */
export async function seedMemberAccounts(tx: Tx, members: readonly DemoMember[], at: Date): Promise<number[]> {
  const passwordHash = await hashPassword(demoPassword);
  const paymentHash = await hashPassword(demoPaymentPassword);
  const ids: number[] = [];
  for (const member of members) {
    const id = await createMember(tx, { ...member, passwordHash }, at);
    if (id === undefined) throw new Error(`${member.email} is a member already`);
    await writePaymentPassword(tx, id, paymentHash);
    if (member.balance > 0)
      await grantBalance(tx, { key: `demo:gift:${id}`, memberId: id, amount: member.balance, at });
    if (member.points > 0) await grantPoints(tx, { key: `demo:points:${id}`, memberId: id, amount: member.points, at });
    ids.push(id);
    const inviter = ids[members.findIndex(({ email }) => email === member.invitedBy)];
    if (inviter !== undefined) await setInviterOnce(tx, id, inviter);
  }
  return ids;
}
