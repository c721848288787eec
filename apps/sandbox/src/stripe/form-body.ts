import { invalid } from './api-error.ts';

/**
 * A parsed form body in Stripe's nested format: `metadata[order]=7` is `{metadata: {order: '7'}}`. Every value is text.
 */
export type FormValue = string | { [key: string]: FormValue };
export type Form = Readonly<Record<string, FormValue>>;

const dangerous = new Set(['__proto__', 'constructor', 'prototype']);

export function readForm(text: string): Form {
  const form: { [key: string]: FormValue } = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) put(form, keysOf(name), value);
  return form;
}

function keysOf(name: string): string[] {
  const keys = name.split('[').map((part) => part.replace(/\]$/, ''));
  if (keys.length > 6 || keys.some((key) => dangerous.has(key))) throw invalid(`Invalid parameter name: ${name}`);
  return keys;
}

function put(form: { [key: string]: FormValue }, [first = '', ...rest]: string[], value: string): void {
  const key = first === '' ? String(Object.keys(form).length) : first;
  if (rest.length === 0) {
    form[key] = value;
    return;
  }
  const inner = form[key];
  const nested: { [key: string]: FormValue } = typeof inner === 'object' ? inner : {};
  form[key] = nested;
  put(nested, rest, value);
}

export const textOf = (form: Form, name: string): string | null => {
  const value = form[name];
  return typeof value === 'string' ? value : null;
};

/**
 * Returns a required parameter.
 * @throws ApiError with Stripe's message if the parameter is missing
 */
export function requiredText(form: Form, name: string): string {
  const value = textOf(form, name);
  if (value === null || value === '')
    throw invalid(`Missing required param: ${name}.`, { code: 'parameter_missing', param: name });
  return value;
}

/** Returns an amount as a positive integer in the smallest currency unit. @throws ApiError for anything else */
export function amountOf(form: Form, name: string): number | null {
  const value = textOf(form, name);
  if (value === null) return null;
  if (!/^-?\d+$/.test(value))
    throw invalid(`Invalid integer: ${value}`, { code: 'parameter_invalid_integer', param: name });
  const amount = Number(value);
  if (amount < 1)
    throw invalid('This value must be greater than or equal to 1.', { code: 'parameter_invalid_integer', param: name });
  if (amount > 99_999_999)
    throw invalid('Amount must be no more than ¥999,999.99', { code: 'amount_too_large', param: name });
  return amount;
}

export function metadataOf(form: Form): Readonly<Record<string, string>> {
  const metadata = form['metadata'];
  if (typeof metadata !== 'object') return {};
  return Object.fromEntries(
    Object.entries(metadata).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Rejects unknown parameters, to detect typing errors. @throws ApiError */
export function assertKnown(form: Form, names: readonly string[]): void {
  const unknown = Object.keys(form).find((name) => name !== 'expand' && !names.includes(name));
  if (unknown !== undefined)
    throw invalid(`Received unknown parameter: ${unknown}`, { code: 'parameter_unknown', param: unknown });
}
