import { type FieldProblem, fieldProblems } from '@chifan/contract';
import { boundInFen } from '@chifan/contract/fields';
import type { ReaderLanguage } from '@chifan/domain';
import { phrase } from '@chifan/phrases';
import type { z } from 'zod';

/** The maximum number of fields with a message, because a request may contain thousands of wrong fields. */
const maxFields = 50;

/** Messages in the caller's language, by the path of the wrong field. The issues must contain the input. */
export function fieldMessages(error: z.ZodError, language: ReaderLanguage): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const issue of error.issues.slice(0, maxFields)) {
    const field = issue.path.join('.');
    const { problem, ...values } = problemOf(issue);
    // Returns only the first problem of each field. An empty name, for example, counts as missing.
    messages[field] ??= phrase(language, problem, values);
  }
  return messages;
}

/** Messages for fields that the contract does not declare (rule call-20). */
export const unknownMessages = (fields: readonly string[], language: ReaderLanguage): Record<string, string> =>
  Object.fromEntries(fields.map((field) => [field, phrase(language, 'field_unknown')]));

type Problem = { readonly problem: FieldProblem; readonly min?: number; readonly max?: number };

function problemOf(issue: z.core.$ZodIssue): Problem {
  if (isAbsent(issue.input)) return { problem: 'field_required' };
  switch (issue.code) {
    case 'custom':
      // A check that concerns several fields names its problem in the contract.
      return { problem: fieldProblems.find((problem) => problem === issue.params?.['problem']) ?? 'field_invalid' };
    case 'invalid_type':
      return { problem: wrongType(issue) };
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    default:
      return { problem: 'field_invalid' };
  }
}

const isAbsent = (input: unknown): boolean =>
  input === undefined || input === null || (typeof input === 'string' && input.trim() === '');

function wrongType({ expected, input }: z.core.$ZodIssueInvalidType): FieldProblem {
  if (expected === 'int' || (expected === 'number' && typeof input === 'number')) return 'field_not_whole';
  return expected === 'number' ? 'field_not_a_number' : 'field_invalid';
}

function tooSmall({ origin, minimum, message }: z.core.$ZodIssueTooSmall): Problem {
  const min = Number(minimum);
  if (message === boundInFen) return { problem: 'field_sum_too_small', min: min / 100 };
  if (origin === 'string') return { problem: 'field_too_short', min };
  return { problem: origin === 'array' ? 'field_too_few' : 'field_too_small', min };
}

function tooBig({ origin, maximum, message }: z.core.$ZodIssueTooBig): Problem {
  const max = Number(maximum);
  if (message === boundInFen) return { problem: 'field_sum_too_large', max: max / 100 };
  if (origin === 'string') return { problem: 'field_too_long', max };
  return { problem: origin === 'array' ? 'field_too_many' : 'field_too_large', max };
}
