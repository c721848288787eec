import { parseArgs } from 'node:util';
import { isEmail, rolesOfKind, type StaffKind, type StaffRole, staffKinds, staffRoles } from '@chifan/domain/member';

export class StaffFailure extends Error {
  override readonly name = 'StaffFailure';
}

export const usage = `npm run staff -- COMMAND
  add platform|courier|merchant LOGIN [--name NAME] [--phone PHONE] [--shop ID]… [--role ROLE]… [--mail ADDRESS]
  list
  roles LOGIN ROLE…                     set the roles and end all sessions
  suspend LOGIN [--jobs release|mark]   end all sessions and forbid sign-in
  resume LOGIN
  password LOGIN [--mail ADDRESS]       set a new password and end all sessions
  second-factor LOGIN                   remove the second factor and end all sessions
  shops LOGIN [--add ID]… [--remove ID]…
  rescue ORDER_NUMBER --mail ADDRESS    add a sign-in address for a member who lost WeChat
The command prompts for a password or reads it from standard input. With --mail it sends a link to set one and stores the address, which later receives codes for a\nforgotten password.
Roles of a merchant: ${rolesOfKind.merchant.join(', ')}. Roles of the platform: ${rolesOfKind.platform.join(', ')}.
Without --role a merchant is an owner and the platform an admin, who may do everything.`;

/**
 * Handling of a suspended courier's deliveries. `release`: deliveries whose food is not yet collected are offered to
 * other couriers. `mark`: all deliveries are marked on the dispatch board, where operators handle them.
 */
export const suspendedJobActions = ['release', 'mark'] as const;
export type SuspendedJobAction = (typeof suspendedJobActions)[number];

export type StaffCommand =
  | {
      readonly command: 'add';
      readonly role: StaffKind;
      readonly login: string;
      readonly name: string;
      readonly phone: string | null;
      readonly shopIds: readonly number[];
      /** Empty: the account has all permissions of its kind of account. */
      readonly roles: readonly StaffRole[];
      readonly mail: string | null;
    }
  | { readonly command: 'list' }
  | { readonly command: 'roles'; readonly login: string; readonly roles: readonly StaffRole[] }
  | { readonly command: 'suspend'; readonly login: string; readonly jobs: SuspendedJobAction | null }
  | { readonly command: 'resume'; readonly login: string }
  | { readonly command: 'second-factor'; readonly login: string }
  | { readonly command: 'rescue'; readonly orderNumber: string; readonly mail: string }
  | { readonly command: 'password'; readonly login: string; readonly mail: string | null }
  | {
      readonly command: 'shops';
      readonly login: string;
      readonly add: readonly number[];
      readonly remove: readonly number[];
    };

const kindOf = (text: string | undefined): StaffKind | undefined => staffKinds.find((kind) => kind === text);

/** @throws StaffFailure with the reason and the usage of the command. */
export function readArguments(args: readonly string[]): StaffCommand {
  const { values, positionals } = parse(args);
  const [command, ...rest] = positionals;
  const mail = values.mail?.trim().toLowerCase() ?? null;
  if (mail !== null && !/^[^\s@<>,;]+@[^\s@<>,;]+$/.test(mail)) throw misused(`${mail} is not a mail address.`);
  switch (command) {
    case 'add': {
      const [kind, login] = rest;
      const role = kindOf(kind);
      if (role === undefined)
        throw misused(`The role must be platform, courier or merchant, not ${kind ?? 'nothing'}.`);
      const roles = rolesIn(values.role ?? []);
      const shopIds = idsOf(values.shop);
      if (shopIds.length > 0 && role !== 'merchant') throw misused('Only a merchant can have shops.');
      const as = loginOf(login);
      return { command, role, login: as, name: values.name ?? as, phone: values.phone ?? null, shopIds, roles, mail };
    }
    case 'list':
      return { command };
    case 'roles': {
      const [login, ...named] = rest;
      if (named.length === 0) throw misused('Give at least one ROLE.');
      return { command, login: loginOf(login), roles: rolesIn(named) };
    }
    case 'suspend': {
      const jobs = suspendedJobActions.find((each) => each === values.jobs) ?? null;
      if (values.jobs !== undefined && jobs === null) throw misused('--jobs is release or mark.');
      return { command, login: loginOf(rest[0]), jobs };
    }
    case 'resume':
    case 'second-factor':
      return { command, login: loginOf(rest[0]) };
    case 'password':
      return { command, login: loginOf(rest[0]), mail };
    case 'rescue': {
      const [orderNumber] = rest;
      if (orderNumber === undefined) throw misused('Give an order number of the member.');
      if (mail === null || !isEmail(mail)) throw misused('Give the sign-in address with --mail.');
      return { command, orderNumber, mail };
    }
    case 'shops':
      return { command, login: loginOf(rest[0]), add: idsOf(values.add), remove: idsOf(values.remove) };
    default:
      throw misused(command === undefined ? 'Give a command.' : `Unknown command: ${command}.`);
  }
}

const misused = (sentence: string) => new StaffFailure(`${sentence}\n${usage}`);

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        name: { type: 'string' },
        phone: { type: 'string' },
        mail: { type: 'string' },
        jobs: { type: 'string' },
        shop: { type: 'string', multiple: true },
        role: { type: 'string', multiple: true },
        add: { type: 'string', multiple: true },
        remove: { type: 'string', multiple: true },
      },
    });
  } catch (error) {
    throw misused(error instanceof Error ? error.message : String(error));
  }
}

function loginOf(text: string | undefined): string {
  const login = text?.trim().toLowerCase() ?? '';
  if (!/^[^\s:]{1,120}$/.test(login)) throw misused('Give the LOGIN, one word without a colon.');
  return login;
}

const rolesIn = (texts: readonly string[]): StaffRole[] =>
  texts.map((text) => {
    const role = staffRoles.find((each) => each === text);
    if (role === undefined) throw misused(`${text} is not a role.`);
    return role;
  });

const idsOf = (texts: readonly string[] | undefined): number[] =>
  (texts ?? []).map((text) => {
    if (!/^[1-9]\d{0,14}$/.test(text)) throw misused(`${text} is not a shop number.`);
    return Number(text);
  });
