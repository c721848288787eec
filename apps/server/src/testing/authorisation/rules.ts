import type { CallName } from '@chifan/contract';
import { guestRules } from './guest-rules.ts';
import type { Rule } from './rule.ts';
import { staffRules } from './staff-rules.ts';

/** The authorisation rule of every API call. Adding a call without a rule is a type error. */
export const rules = { ...guestRules, ...staffRules } satisfies Record<CallName, Rule>;
