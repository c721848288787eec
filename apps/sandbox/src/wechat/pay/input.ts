import { parameterWrong } from '../api-error.ts';

/** JSON input that a merchant sent. */
export type Input = Readonly<Record<string, unknown>>;

export function textAt(input: Input, name: string): string {
  const value = input[name];
  if (typeof value !== 'string' || value === '') throw parameterWrong(`输入源“/body/${name}”缺少`);
  return value;
}

/** Reads an integer. WeChat Pay accepts only whole fen. */
export function numberAt(input: Input, name: string): number {
  const value = input[name];
  if (typeof value !== 'number' || !Number.isSafeInteger(value))
    throw parameterWrong(`输入源“/body/${name}”必须为整数`);
  return value;
}

export function objectAt(input: Input, name: string): Input {
  const value = input[name];
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw parameterWrong(`输入源“/body/${name}”缺少`);
  return { ...value };
}

export function readJson(body: string): Input {
  try {
    const value: unknown = JSON.parse(body);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {}
  throw parameterWrong('请求体不是合法的JSON');
}
