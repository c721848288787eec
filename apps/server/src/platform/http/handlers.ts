import type { Call, CallName, Calls } from '@chifan/contract';
import type { Language, ReaderLanguage, SiteVariant } from '@chifan/domain';
import type { z } from 'zod';
import type { Answer, WrittenAnswer } from './call-result.ts';
import type { Caller, PrinterCaller, SignedIn } from './caller.ts';

export type Context<Who extends Caller = Caller> = {
  readonly caller: Who;
  /** The language for names and texts of restaurants, one of the nine guest languages. */
  readonly language: Language;
  /**
   * The language of the server's own texts. It differs from `language` only for languages that only the console has.
   */
  readonly readerLanguage: ReaderLanguage;
  /** The site variant that the guest uses: China or global (rule app-7). */
  readonly site: SiteVariant;
  readonly now: Date;
  readonly requestId: string;
  /** The idempotency key of a call that creates something. Empty for other calls. */
  readonly idempotencyKey: string;
  /** The name that the client program sends for itself. */
  readonly device: string;
  /**
   * A random key that the web app stores on the device. All members on one device send the same key. Empty if the
   * client sends none.
   */
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
  printer: PrinterCaller;
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

/**
 * A handler that may also return a serialized response, because responses shared by many callers are cached as bytes.
 */
type WritingHandler<Entry> =
  Handler<Entry> extends (...given: infer Given) => unknown
    ? (...given: Given) => Promise<Answer<never> | WrittenAnswer>
    : never;

type WrittenCall = 'shopMenu' | 'shopDishes';

/** One handler per call of the contract. A missing handler is a type error. */
export type Handlers = {
  readonly [Name in CallName]: Name extends WrittenCall ? WritingHandler<Calls[Name]> : Handler<Calls[Name]>;
};
