import { type Checker, SymbolFlags, type Type, TypeFlags } from 'typescript/unstable/sync';
import type { Column } from './describe.ts';

/** JavaScript types of PostgreSQL types, as the driver returns them (`platform/database/database.ts`). */
const kinds: Readonly<Record<string, Kind>> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  oid: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'string',
  text: 'string',
  varchar: 'string',
  bpchar: 'string',
  name: 'string',
  uuid: 'string',
  xid: 'string',
  date: 'string',
  inet: 'string',
  bool: 'boolean',
  timestamptz: 'Date',
  timestamp: 'Date',
  json: 'json',
  jsonb: 'json',
  _int2: 'number[]',
  _int4: 'number[]',
  _int8: 'string[]',
  _float8: 'number[]',
  _numeric: 'number[]',
  _text: 'string[]',
  _bool: 'boolean[]',
};
type Kind = 'number' | 'string' | 'boolean' | 'Date' | 'json' | 'number[]' | 'string[]' | 'boolean[]';

type Described = { readonly text: string; readonly columns: readonly Column[] };

export function rowProblems(checker: Checker, row: Type, { text, columns }: Described): string[] {
  const fields = new Map(checker.getPropertiesOfType(row).map((field) => [field.name, field]));
  const names = new Set(columns.map(({ name }) => name));
  const missing = [...fields.values()].filter(({ name, flags }) => !names.has(name) && !(flags & SymbolFlags.Optional));
  // With `SELECT *`, the row type may omit columns that the code does not use.
  const unsaid = /\*/.test(text) ? [] : columns.filter(({ name }) => !fields.has(name));
  const different = columns.flatMap((column) => {
    const field = fields.get(column.name);
    const type = field && checker.getTypeOfSymbol(field);
    return type ? fieldProblems(checker, type, column, text) : [];
  });
  return [
    ...missing.map(({ name }) => `${name} is not a column of it`),
    ...unsaid.map(({ name }) => `${name} is a column of it but not in its row type`),
    ...different,
  ];
}

function fieldProblems(checker: Checker, type: Type, column: Column, text: string): string[] {
  const { name, type: sqlType, from } = column;
  const parts = type.isUnionType() ? (type.getTypes() ?? []) : [type];
  if (parts.some(({ flags }) => flags & TypeFlags.AnyOrUnknown)) return [];
  const values = parts.filter(({ flags }) => !(flags & TypeFlags.Nullable));
  const hasNull = parts.some(({ flags }) => flags & TypeFlags.Null);
  const kind = kinds[sqlType];
  if (kind === undefined) return [`${name} is of the type ${sqlType}. Add the driver's type to the check`];
  const isOther = values.some((value) => !isOfKind(checker, value, kind));
  const isNull = from?.isNullable === true && !hasNull && !excludesNull(text, from.column);
  const isNever = from?.isNullable === false && hasNull && !outerJoin.test(text);
  return [
    ...(isOther ? [`${name} is ${kind} (${sqlType}), and not ${checker.typeToString(type)}`] : []),
    ...(isNull ? [`${name} may be null without ${from.column} IS NOT NULL`] : []),
    ...(isNever ? [`${name} is never null, and ${checker.typeToString(type)} allows null`] : []),
  ];
}

const outerJoin = /\b(left|right|full)\s+(outer\s+)?join\b/i;

const excludesNull = (text: string, column: string): boolean =>
  new RegExp(`\\b${column}\\s+(is\\s+not\\s+null|=\\s*any\\b)`, 'i').test(text);

function isOfKind(checker: Checker, type: Type, kind: Kind): boolean {
  switch (kind) {
    case 'json':
      return !hasDate(checker, type, 0);
    case 'Date':
      return type.getSymbol()?.name === 'Date';
    case 'number':
      return checker.isTypeAssignableTo(type, checker.getNumberType());
    case 'string':
      return checker.isTypeAssignableTo(type, checker.getStringType());
    case 'boolean':
      return checker.isTypeAssignableTo(type, checker.getBooleanType());
    default:
      return checker.isArrayLikeType(type) && itemsAre(checker, type, kind.slice(0, -2) as Kind);
  }
}

function itemsAre(checker: Checker, list: Type, kind: Kind): boolean {
  const [item] = list.isTypeReference() ? checker.getTypeArguments(list) : [];
  const parts = item?.isUnionType() ? (item.getTypes() ?? []) : item ? [item] : [];
  return parts.every((part) => Boolean(part.flags & TypeFlags.Nullable) || isOfKind(checker, part, kind));
}

/** Whether a JSON type contains a Date. A Date is a problem, because dates in JSON are strings. */
function hasDate(checker: Checker, type: Type, depth: number): boolean {
  if (depth > 5) return false;
  if (type.isUnionType()) return (type.getTypes() ?? []).some((part) => hasDate(checker, part, depth));
  if (type.getSymbol()?.name === 'Date') return true;
  if (checker.isArrayLikeType(type))
    return type.isTypeReference() && checker.getTypeArguments(type).some((item) => hasDate(checker, item, depth + 1));
  if (!(type.flags & TypeFlags.Object)) return false;
  return checker.getPropertiesOfType(type).some((field) => {
    const inside = checker.getTypeOfSymbol(field);
    return inside !== undefined && hasDate(checker, inside, depth + 1);
  });
}
