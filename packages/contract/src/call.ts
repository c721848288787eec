import type { PlatformRole, ShopRole, StaffRole } from '@chifan/domain/member';
import { z } from 'zod';
import type { ErrorReason } from './errors.ts';

/**
 * Token that a call requires. `public`: no token. `signed_in`: the token of any signed-in person. `printer`: the key of
 * a shop's printer (rule printing-12). Any other value is a role, whose token the call requires (rule member-1).
 */
export type Access = 'public' | 'member' | 'merchant' | 'courier' | 'platform' | 'signed_in' | 'printer';

/**
 * Roles that may use the call, in addition to owners and admins (rule member-59). Every call for merchants or operators
 * must list its roles. A `signed_in` call that lists roles is only for merchants and operators.
 */
type RolesFor<Who extends Access> = Who extends 'merchant'
  ? { readonly roles: readonly ShopRole[] }
  : Who extends 'platform'
    ? { readonly roles: readonly PlatformRole[] }
    : Who extends 'signed_in'
      ? { readonly roles?: readonly (ShopRole | PlatformRole)[] }
      : { readonly roles?: never };

/**
 * Caching of a public response that depends only on the language. A GET response carries an ETag (rule call-18).
 * `minutes`: a cached response may be used for some minutes. `revalidated`: a cache checks before each use that the
 * response is still current.
 */
export type Caching = 'minutes' | 'revalidated';

/**
 * One call of the API. The route, the typed client, the OpenAPI document and the contract test are made from it. `path`
 * starts with /rest/. Every call accepts POST with a JSON body, and with `alsoGet` also GET (rule call-1). `creates`:
 * the call needs an Idempotency-Key header (rule call-3).
 */
export type Call<
  Path extends string,
  Input extends z.ZodType,
  Output extends z.ZodType,
  Creates extends boolean,
  Who extends Access = Access,
> = {
  readonly path: Path;
  readonly access: Who;
  /** Roles that may use the call, in addition to owners and admins. Absent: every caller that `access` allows. */
  readonly roles?: readonly StaffRole[];
  /**
   * The call needs a sign-in or a `renewSignIn` in the last 15 minutes, because money leaves or an account could be taken
   * over (rule staff-8).
   */
  readonly needsFreshSignIn: boolean;
  /** Staff whose role requires a second factor may use the call before they set it up (rule staff-5). */
  readonly allowsMissingSecondFactor: boolean;
  readonly summary: string;
  readonly input: Input;
  readonly output: Output;
  readonly reasons: readonly ErrorReason[];
  readonly creates: Creates;
  readonly alsoGet: boolean;
  /** True: the fields of the answer appear next to `success` and `message` as well as in `data` (rule call-5). */
  readonly mirrorsData: boolean;
  /**
   * Maximum number of calls per minute from one IP network. Limits of 30 or less are counted over all server processes.
   * Absent: the server's default.
   */
  readonly ratePerMinute?: number;
  readonly caching?: Caching;
  /** Maximum size of the request body in bytes, if it exceeds the server's default. */
  readonly bodyBytes?: number;
};

export type AnyCall = Call<string, z.ZodType, z.ZodType, boolean>;

type CallWords<
  Path extends string,
  Input extends z.ZodType,
  Output extends z.ZodType,
  Creates extends boolean,
  Who extends Access,
> = {
  readonly path: Path;
  readonly access: Who;
  readonly summary: string;
  readonly input?: Input;
  readonly output: Output;
  readonly reasons?: readonly ErrorReason[];
  readonly needsFreshSignIn?: boolean;
  readonly allowsMissingSecondFactor?: boolean;
  readonly creates?: Creates;
  readonly alsoGet?: boolean;
  readonly mirrorsData?: boolean;
  readonly ratePerMinute?: number;
  readonly caching?: Caching;
  readonly bodyBytes?: number;
};

const noInput = z.object({});

export function call<
  const Path extends `/rest/${string}`,
  Output extends z.ZodType,
  Input extends z.ZodType = typeof noInput,
  const Creates extends boolean = false,
  const Who extends Access = Access,
>(words: CallWords<Path, Input, Output, Creates, Who> & RolesFor<Who>): Call<Path, Input, Output, Creates, Who> {
  return {
    path: words.path,
    access: words.access,
    ...(words.roles === undefined ? {} : { roles: words.roles }),
    summary: words.summary,
    input: words.input ?? (noInput as unknown as Input),
    output: words.output,
    reasons: [...(words.reasons ?? []), ...(words.needsFreshSignIn ? (['fresh_sign_in_needed'] as const) : [])],
    needsFreshSignIn: words.needsFreshSignIn ?? false,
    allowsMissingSecondFactor: words.allowsMissingSecondFactor ?? false,
    creates: words.creates ?? (false as Creates),
    alsoGet: words.alsoGet ?? false,
    mirrorsData: words.mirrorsData ?? false,
    ...(words.ratePerMinute === undefined ? {} : { ratePerMinute: words.ratePerMinute }),
    ...(words.caching === undefined ? {} : { caching: words.caching }),
    ...(words.bodyBytes === undefined ? {} : { bodyBytes: words.bodyBytes }),
  };
}
