import { type FieldProblem, fieldProblems } from '@chifan/contract';
import type { Language } from '@chifan/domain';
import { phrase } from '@chifan/phrases';
import type { z } from 'zod';

/** What is wrong with each field, as a sentence in the caller's language, by the field's path. */
export function fieldMessages(error: z.ZodError, language: Language): Record<string, string> {
  return Object.fromEntries(error.issues.map((issue) => [issue.path.join('.'), phrase(language, problemOf(issue))]));
}

function problemOf(issue: z.core.$ZodIssue): FieldProblem {
  if (issue.code === 'custom') {
    // What only several fields together say has a name of its own in the contract.
    return fieldProblems.find((problem) => problem === issue.params?.['problem']) ?? 'field_invalid';
  }
  if (issue.code === 'too_big') return 'field_too_long';
  const isAbsent = issue.code === 'too_small' || (issue.code === 'invalid_type' && issue.input === undefined);
  return isAbsent ? 'field_required' : 'field_invalid';
}
