import { toCsv } from '@chifan/domain';
import { saveFile } from './save-file.ts';

export const saveCsv = (name: string, rows: readonly (readonly string[])[]): void =>
  saveFile(`${name}.csv`, new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' }));
