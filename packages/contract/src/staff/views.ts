import { consoleLanguages } from '@chifan/domain';
import { staffKinds, staffRoles } from '@chifan/domain/member';
import { z } from 'zod';
import { count, id, instant, readerLanguageName, text } from '../fields.ts';

/** A staff account as an owner of its shops or an admin sees it (rule staff-1). */
export const colleague = z.object({
  id,
  login: text,
  name: text,
  role: z.enum(staffKinds),
  roles: z.array(z.enum(staffRoles)).readonly(),
  phone: text.nullable(),
  email: text.nullable(),
  language: z.enum(consoleLanguages).nullable(),
  isSuspended: z.boolean(),
  /** True from the invitation until the person sets a password. */
  isInvited: z.boolean(),
  hasSecondFactor: z.boolean(),
  /** When one of the account's open sessions was last used. Null: no session is open. */
  lastUsedAt: instant.nullable(),
  openSessions: count,
  /** The shops of a merchant that the caller may see. */
  shops: z.array(z.object({ id, nameZh: text, name: readerLanguageName })),
  /**
   * False for the caller's own account, and for a merchant who also works at shops of another owner. An owner can only
   * remove such a merchant from the owner's own shops.
   */
  mayChange: z.boolean(),
});
export type Colleague = z.infer<typeof colleague>;
