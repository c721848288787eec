import { isSetMealCode } from '@chifan/domain/setmeal';
import { parse } from 'csv-parse/sync';

export type CodeProblem = {
  /** Of the file, counted from 1. */
  readonly line: number;
  readonly code: string;
  readonly why: 'empty' | 'malformed' | 'repeated';
};

export type ReadCodes = {
  readonly codes: readonly { readonly line: number; readonly code: string }[];
  readonly problems: readonly CodeProblem[];
};

type Row = { readonly line: number; readonly code: string };

/** Of what is no code only the beginning is told again. */
const shownCharacters = 60;
const headings = ['code', 'codes', 'voucher', 'vouchercode', '券码', '取餐码', '兑换码', '编码', '号码', '代码'];

/** One code a row, in the first column; a heading over them is none. Lines may end as on any machine. */
export function readCodes(csv: string): ReadCodes {
  const rows = rowsOf(csv);
  const codes: Row[] = [];
  const problems: CodeProblem[] = [];
  const seen = new Set<string>();
  for (const { line, code } of isHeading(rows[0]?.code) ? rows.slice(1) : rows) {
    const why = faultOf(code, seen);
    if (why) problems.push({ line, code: code.slice(0, shownCharacters), why });
    else codes.push({ line, code });
    seen.add(code);
  }
  return { codes, problems };
}

function faultOf(code: string, seen: ReadonlySet<string>): CodeProblem['why'] | undefined {
  if (code === '') return 'empty';
  if (!isSetMealCode(code)) return 'malformed';
  return seen.has(code) ? 'repeated' : undefined;
}

const isHeading = (first = ''): boolean => headings.includes(first.toLowerCase().replace(/[\s_-]/g, ''));

/** A quotation mark that is never closed is a character like any other: it spoils its own line alone. */
function rowsOf(csv: string): Row[] {
  const rows: Row[] = [];
  parse(csv, {
    bom: true,
    quote: null,
    relax_column_count: true,
    skip_empty_lines: false,
    trim: true,
    on_record: ([first = '']: string[], { lines }) => {
      rows.push({ line: lines, code: unquoted(first) });
      return null;
    },
  });
  return rows;
}

const unquoted = (cell: string): string => /^"([^"]*)"$/.exec(cell)?.[1]?.trim() ?? cell;
