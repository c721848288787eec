import { csvOf } from '@chifan/domain';

export function saveCsv(name: string, rows: readonly (readonly string[])[]): void {
  const address = URL.createObjectURL(new Blob([csvOf(rows)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.csv`;
  link.click();
  // The browser has it by then, however slow its dialog is.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
