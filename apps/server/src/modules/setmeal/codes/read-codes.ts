import { isSetMealCode } from '@chifan/domain/setmeal';
import { parse } from 'csv-parse/sync';

export type CodeProblem = {
  /** Line number in the file, starting at 1. */
  readonly line: number;
  readonly code: string;
  readonly why: 'empty' | 'malformed' | 'repeated';
};

export type ReadCodes = {
  readonly codes: readonly { readonly line: number; readonly code: string }[];
  readonly problems: readonly CodeProblem[];
};

type Row = { readonly line: number; readonly code: string };

/** Maximum length of an invalid code in the report. */
const shownCharacters = 60;
const headings = ['code', 'codes', 'voucher', 'vouchercode', '券码', '取餐码', '兑换码', '编码', '号码', '代码'];

/** Reads one voucher code per row, from the first column. Skips a heading. Accepts all kinds of line ends. */
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

/**
 * Returns the first column of each row. A quotation mark without a closing mark counts as an ordinary character, so
 * that only its own line is invalid.
 */
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
