import { type Calls, calls } from '@chifan/contract';
import type { SheetRow } from '@chifan/domain/catalogue/importing';
import type { z } from 'zod';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { StaffContext } from '../../../platform/http/handlers.ts';
import { runIdempotently } from '../../../platform/http/idempotency.ts';
import type { Platform } from '../../../platform/module.ts';
import { isStaffOfShop } from '../shops/shop-access.store.ts';
import { reportOf } from './import-report.ts';
import { menuForImport } from './menu-for-import.ts';
import { deleteOldPreviews, importOf, insertImport, type StoredImport } from './menu-import.store.ts';
import { planImportInBatches } from './plan-in-batches.ts';
import { readTable } from './sheet/read-table.ts';
import type { TableRead } from './sheet/table.ts';

type Preview = z.input<Calls['previewMenuImport']['output']>;

/**
 * The maximum number of previews that a shop stores. Staff compare fewer previews, and each preview is as large as its
 * table.
 */
const previewsMost = 10;

export async function previewMenuImport(
  platform: Platform,
  input: z.output<Calls['previewMenuImport']['input']>,
  context: StaffContext,
): Promise<Answer<Preview>> {
  const { shopId, fileName } = input;
  if (!(await isStaffOfShop(platform.database.read, context.caller.id, shopId))) return refused('shop_not_found');
  const read = await readSource(input.source, context.caller.id);
  if (!read.ok) return read;
  const { rows, unknownColumns } = read.value;
  return runIdempotently(platform.database, context, calls.previewMenuImport.path, input, async (tx) => {
    const report = reportOf(await planImportInBatches(rows, await menuForImport(tx, shopId)), rows);
    const { totals } = report;
    const sent = { shopId, staffId: context.caller.id, fileName, rows, unknownColumns, totals, now: context.now };
    const importId = await insertImport(tx, sent);
    await deleteOldPreviews(tx, shopId, previewsMost);
    return { ok: true, value: { importId, fileName, state: 'previewed', unknownColumns, ...report } };
  });
}

/** Returns a stored preview, planned again with the current menu. */
export async function showMenuImport(
  { database: { read } }: Platform,
  { shopId, importId }: { shopId: number; importId: number },
  { caller }: StaffContext,
): Promise<Answer<Preview>> {
  if (!(await isStaffOfShop(read, caller.id, shopId))) return refused('shop_not_found');
  const stored = await importOf(read, shopId, importId);
  if (stored === undefined || stored.rows === null) return refused('import_not_found');
  const report = reportOf(await planImportInBatches(stored.rows, await menuForImport(read, shopId)), stored.rows);
  const { fileName, unknownColumns } = stored;
  return { ok: true, value: { importId, fileName, state: stateOf(stored), unknownColumns, ...report } };
}

const stateOf = ({ answer, undoneAt }: StoredImport): Preview['state'] =>
  answer === null ? 'previewed' : undoneAt === null ? 'applied' : 'undone';

type Source = z.output<Calls['previewMenuImport']['input']>['source'];

async function readSource(source: Source, accountId: number): Promise<Answer<TableRead>> {
  if ('rows' in source) return { ok: true, value: { rows: source.rows.map(withoutAbsent), unknownColumns: [] } };
  const reading = await readTable(Buffer.from(source.base64, 'base64'), accountId);
  if (reading === undefined) return refused('server_busy');
  return 'problem' in reading ? refused(reading.problem) : { ok: true, value: reading };
}

/** Removes columns without a value from a row. */
const withoutAbsent = ({
  row,
  sheet,
  cells,
}: {
  row: number;
  sheet?: string | undefined;
  cells: object;
}): SheetRow => ({
  row,
  ...(sheet === undefined ? {} : { sheet }),
  cells: Object.fromEntries(Object.entries(cells).filter(([, cell]) => cell !== undefined)),
});
