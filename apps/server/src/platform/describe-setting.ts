import { z } from 'zod';

type Shape = Readonly<Record<string, z.ZodType>>;
type Told = { readonly type?: string; readonly enum?: readonly unknown[]; readonly format?: string } & Readonly<
  Partial<Record<'minimum' | 'maximum', number>>
>;

/** Returns a sentence for the operator that states which values a setting accepts, derived from its schema. */
export function describeSetting(shape: Shape, { path: [name], message }: z.core.$ZodIssue): string {
  const schema = shape[String(name)];
  const told: Told = schema === undefined ? {} : (z.toJSONSchema(schema, { unrepresentable: 'any' }) as Told);
  return `It must be ${kindOf(told) ?? message}.`;
}

function kindOf({ type, enum: values, format, minimum, maximum }: Told): string | undefined {
  if (values !== undefined) return `one of ${values.join(', ')}`;
  if (format === 'uri') return 'a whole address, such as https://chifan.example';
  if (type !== 'integer') return undefined;
  const isBounded = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER;
  return `a whole number from ${minimum ?? 0} ${isBounded ? `to ${maximum}` : 'on'}`;
}
