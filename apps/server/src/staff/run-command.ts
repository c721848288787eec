import type { ConsoleLanguage } from '@chifan/domain';
import { areRolesOf, rolesOfKind, type StaffKind, type StaffRole } from '@chifan/domain/member';
import { assignStaff, releaseStaff, shopsOfStaff } from '../modules/catalogue/index.ts';
import { type ActiveDeliveryJobRow, activeDeliveryJobs } from '../modules/courier/index.ts';
import { enqueueJobReleases } from '../modules/dispatch/index.ts';
import {
  changeStaffRoles,
  createStaff,
  hashPassword,
  isCommonPassword,
  listStaff,
  openPasswordLinkIn,
  resetSecondFactorIn,
  resumeStaff,
  type StaffAccount,
  setStaffPassword,
  staffByLogin,
  suspendStaff,
  writeStaffEmail,
} from '../modules/member/index.ts';
import type { PasswordLink } from '../modules/staff/index.ts';
import type { Database, Tx } from '../platform/database/database.ts';
import { randomToken } from '../platform/tokens.ts';
import { askNewPassword, PasswordFailure } from './ask-password.ts';
import { type StaffCommand, StaffFailure } from './read-arguments.ts';
import { rescueMember } from './rescue-member.ts';

export type StaffTools = {
  readonly now: Date;
  readonly say: (line: string) => void;
  readonly askPassword: (prompt: string, login: string) => Promise<string>;
  readonly mailLink: (link: Omit<PasswordLink, 'publicUrl'>) => Promise<void>;
};

type Of<Name extends StaffCommand['command']> = Extract<StaffCommand, { command: Name }>;

export async function runCommand(database: Database, command: StaffCommand, tools: StaffTools): Promise<void> {
  switch (command.command) {
    case 'add':
      return addStaff(database, command, tools);
    case 'list':
      return printStaff(database, tools);
    case 'roles':
      return changeRoles(database, command, tools);
    case 'suspend':
      return suspend(database, command, tools);
    case 'resume':
      await resumeStaff(database, (await requireStaff(database, command.login)).id);
      return tools.say(`${command.login} may sign in again.`);
    case 'second-factor':
      return removeSecondFactor(database, command.login, tools);
    case 'password':
      return renewPassword(database, command, tools);
    case 'rescue':
      return rescueMember(database, command, tools.say);
    case 'shops':
      return changeShops(database, command, tools);
  }
}

async function addStaff(database: Database, command: Of<'add'>, tools: StaffTools): Promise<void> {
  const { login, role, name, phone, shopIds, roles, mail } = command;
  if (roles.length > 0) requireRolesOf(role, roles);
  if (await staffByLogin(database.read, login)) throw new StaffFailure(`The login ${login} exists.`);
  // A random password prevents a sign-in before the mailed link is used.
  const password = mail === null ? await tools.askPassword(`Password of ${login}`, login) : randomToken();
  const passwordHash = await hashPassword(password);
  await database.transact(async (tx) => {
    const account = { login, role, name, phone, passwordHash, email: mail, ...(roles.length > 0 && { roles }) };
    const made = await createStaff(tx, account, tools.now);
    if (made === undefined) throw new StaffFailure(`The login ${login} was taken in the meantime.`);
    for (const shopId of shopIds) await assignStaff(tx, made, shopId).catch(noSuchShop(shopId));
    // Send the link in the transaction that adds the account, because an account is useless if its link was not sent.
    if (mail !== null) await sendLink(tx, { id: made, login, mail, language: null }, tools);
  });
  tools.say(`${login} can now work as ${role}.`);
  if (mail !== null) tools.say(linkSent(login, mail));
}

/** Changes the roles of an account (rule member-59). */
async function changeRoles(database: Database, { login, roles }: Of<'roles'>, { say }: StaffTools): Promise<void> {
  const { id, role } = await requireStaff(database, login);
  requireRolesOf(role, roles);
  await changeStaffRoles(database, id, roles);
  say(`${login} now has the roles ${roles.join(', ')} and is signed out everywhere.`);
}

function requireRolesOf(kind: StaffKind, roles: readonly StaffRole[]): void {
  if (areRolesOf(kind, roles)) return;
  throw new StaffFailure(`The roles of ${kind} accounts are: ${rolesOfKind[kind].join(', ')}.`);
}

/** Suspends an account of the console (rule courier-15). */
async function suspend(database: Database, { login, jobs }: Of<'suspend'>, { now, say }: StaffTools): Promise<void> {
  const { id } = await requireStaff(database, login);
  const held = await activeDeliveryJobs(database.read, id);
  if (held.length > 0 && jobs === null) throw new StaffFailure(heldJobsMessage(login, held));
  await suspendStaff(database, id, now);
  const free = jobs === 'release' ? held.filter(({ isCollected }) => !isCollected) : [];
  const orderIds = free.map(({ orderId }) => orderId);
  await database.transact((tx) => enqueueJobReleases(tx, id, orderIds, now));
  say(`${login} is suspended and signed out everywhere.`);
  const left = held.length - free.length;
  if (free.length > 0) say(`Deliveries offered again: ${free.length}.`);
  if (left > 0) say(`Deliveries marked on the dispatch board: ${left}.`);
}

const heldJobsMessage = (
  login: string,
  held: readonly ActiveDeliveryJobRow[],
): string => `${login} has deliveries in hand:
${held.map(({ number, isCollected }) => `  ${number}  ${isCollected ? 'food collected' : 'not collected'}`).join('\n')}
Repeat the command with --jobs release to offer uncollected deliveries to other couriers, or with --jobs mark to leave all
to the dispatch board. In both cases the board marks food that ${login} has collected.`;

/** Helps a person who lost both the authenticator app and the recovery codes (rule staff-9). */
async function removeSecondFactor(database: Database, login: string, { now, say }: StaffTools): Promise<void> {
  const { id } = await requireStaff(database, login);
  const isRemoved = await database.transact((tx, afterCommit) =>
    resetSecondFactorIn(database, tx, id, { now, afterCommit }),
  );
  if (!isRemoved) throw new StaffFailure(`${login} has no second factor.`);
  say(`${login} has no second factor any more and is signed out everywhere.`);
}

async function renewPassword(database: Database, { login, mail }: Of<'password'>, tools: StaffTools): Promise<void> {
  const { id, language } = await requireStaff(database, login);
  if (mail !== null) {
    await database.transact(async (tx) => {
      await writeStaffEmail(tx, id, mail);
      await sendLink(tx, { id, login, mail, language }, tools);
    });
    return tools.say(linkSent(login, mail));
  }
  await setStaffPassword(database, id, { password: await tools.askPassword(`New password of ${login}`, login) });
  tools.say(`${login} has a new password and is signed out everywhere.`);
}

type Receiver = {
  readonly id: number;
  readonly login: string;
  readonly mail: string;
  readonly language: ConsoleLanguage | null;
};

async function sendLink(tx: Tx, { id, login, mail, language }: Receiver, tools: StaffTools): Promise<void> {
  const token = await openPasswordLinkIn(tx, id, tools.now);
  await tools.mailLink({ to: mail, login, token, language });
}

const linkSent = (login: string, mail: string): string => `A link to set the password of ${login} was sent to ${mail}.`;

async function changeShops(database: Database, { login, add, remove }: Of<'shops'>, tools: StaffTools): Promise<void> {
  const { id, role } = await requireStaff(database, login);
  if (role !== 'merchant') throw new StaffFailure(`${login} is ${role}. Only a merchant can have shops.`);
  await database.transact(async (tx) => {
    for (const shopId of add) await assignStaff(tx, id, shopId).catch(noSuchShop(shopId));
    for (const shopId of remove) await releaseStaff(tx, id, shopId);
  });
  const shops = await shopsOfStaff(database.read, id);
  tools.say(shops.length === 0 ? `${login} has no shops.` : `${login} has these shops: ${shopsLine(shops)}.`);
}

const foreignKeyViolation = '23503';

const noSuchShop = (shopId: number) => (error: { readonly code?: string }) => {
  throw error.code === foreignKeyViolation ? new StaffFailure(`Shop ${shopId} does not exist.`) : error;
};

async function printStaff(database: Database, { say }: StaffTools): Promise<void> {
  const everybody = await listStaff(database.read);
  if (everybody.length === 0) return say('No staff. Add an account: npm run staff -- add platform LOGIN');
  for (const { id, login, role, roles, name, email, isSuspended } of everybody) {
    const shops = role === 'merchant' ? await shopsOfStaff(database.read, id) : [];
    say(
      [role.padEnd(9), login, roles.join('+'), name, email, isSuspended ? 'suspended' : '', shopsLine(shops)]
        .filter(Boolean)
        .join('  '),
    );
  }
}

const shopsLine = (shops: readonly { readonly id: number; readonly nameZh: string }[]): string =>
  shops.map(({ id, nameZh }) => `${nameZh} (${id})`).join(', ');

async function requireStaff(database: Database, login: string): Promise<StaffAccount> {
  const staff = await staffByLogin(database.read, login);
  if (!staff) throw new StaffFailure(`The login ${login} does not exist.`);
  return staff;
}

/**
 * Prompts for a new console password.
 * @throws PasswordFailure if the password is invalid or too common.
 */
export async function askStaffPassword(prompt: string, login: string): Promise<string> {
  const password = await askNewPassword(prompt);
  if (await isCommonPassword(password, login)) throw new PasswordFailure('The password is too common. Choose another.');
  return password;
}
