import { CallError } from '@chifan/contract/client';
import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Path of a field in the input of the save call → its error text. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Texts for errors that the console finds in a dish and its options before saving. */
export const dishProblemLabels = {
  chinese_missing: msg`请填写中文名称，厨房要看`,
  price_unreadable: msg`请输入金额，例如 28 或 28.50`,
  stock_unreadable: msg`请输入 0 到 9999 的整数，不限量请留空`,
  count_unreadable: msg`请输入 0 到 20 的整数`,
  choices_missing: msg`至少需要一个选项`,
  counts_impossible: msg`最多可选不能小于最少可选，也不能超过选项个数`,
  times_wrong: msg`请检查供应时间`,
} as const satisfies Record<string, MessageDescriptor>;

export type FieldProblem = keyof typeof dishProblemLabels;

/** Path of a field → its error code. The paths equal those of the server's field errors. */
export type FieldProblems = Readonly<Record<string, FieldProblem>>;

export const problemLabels = <Problem extends string>(
  problems: Readonly<Record<string, Problem>>,
  words: Readonly<Record<Problem, MessageDescriptor>>,
): FieldErrors =>
  Object.fromEntries(Object.entries<Problem>(problems).map(([path, problem]) => [path, i18n._(words[problem])]));

export const errorsOfFailure = (failure: Error | null): FieldErrors =>
  failure instanceof CallError ? failure.fields : {};

export const errorUnder = (errors: FieldErrors, path: string): string | undefined =>
  Object.entries(errors).find(([at]) => at === path || at.startsWith(`${path}.`))?.[1];

/** Removes the errors of the field that staff are editing. The field is validated again when staff save. */
export const withoutErrorsUnder = (errors: FieldErrors, path: string): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([at]) => at !== path && !at.startsWith(`${path}.`)));
