import type { CallName } from '@chifan/contract';
import { guestRules } from './guest-rules.ts';
import type { Rule } from './rule.ts';
import { staffRules } from './staff-rules.ts';

/** Every call of the contract. An unclassified call does not compile. */
export const rules = { ...guestRules, ...staffRules } satisfies Record<CallName, Rule>;
