import type { Call, CallName, Calls } from '@chifan/contract';
import type { Language, ReaderLanguage, SiteVariant } from '@chifan/domain';
import type { z } from 'zod';
import type { Answer, WrittenAnswer } from './answers.ts';
import type { Caller, Machine, SignedIn } from './caller.ts';

export type Context<Who extends Caller = Caller> = {
  readonly caller: Who;
  /** In which names, texts and whatever else restaurants write is read. */
  readonly language: Language;
  /** In which the server speaks to the caller: the same, but for those of the console that guests have not. */
  readonly readerLanguage: ReaderLanguage;
  /** Which of the two networks the guest is on (rule app-7). */
  readonly site: SiteVariant;
  readonly now: Date;
  readonly requestId: string;
  /** For creating calls. Empty for others. */
  readonly idempotencyKey: string;
  /** The name that the client program gives itself. */
  readonly device: string;
  /** A random key that the web app stores. All members on one device share it. Empty if none is sent. */
  readonly deviceKey: string;
  readonly ip: string;
};

type Roles = {
  public: Caller;
  signed_in: SignedIn;
  member: Extract<Caller, { role: 'member' }>;
  merchant: Exclude<SignedIn, { role: 'member' }>;
  courier: Exclude<SignedIn, { role: 'member' }>;
  platform: Exclude<SignedIn, { role: 'member' }>;
  printer: Machine;
};

export type MemberContext = Context<Roles['member']>;
export type StaffContext = Context<Roles['platform']>;
export type PrinterContext = Context<Roles['printer']>;

export type Handler<Entry> =
  Entry extends Call<string, infer Input, infer Output, boolean>
    ? (
        input: z.output<Input>,
        context: Context<Entry extends { access: infer Access extends keyof Roles } ? Roles[Access] : Caller>,
      ) => Promise<Answer<z.input<Output>>>
    : never;

/** A shared response is cached as bytes. */
type WritingHandler<Entry> =
  Handler<Entry> extends (...given: infer Given) => unknown
    ? (...given: Given) => Promise<Answer<never> | WrittenAnswer>
    : never;

type WrittenCall = 'shopMenu' | 'shopDishes';

/** A handler for every call of the contract: one that is missing does not compile. */
export type Handlers = {
  readonly [Name in CallName]: Name extends WrittenCall ? WritingHandler<Calls[Name]> : Handler<Calls[Name]>;
};
