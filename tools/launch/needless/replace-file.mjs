import { renameSync, statSync, writeFileSync } from 'node:fs';

/** In one step, so that nobody finds half of it, and whoever has the old one open keeps it. */
export function replaceFile(file, content) {
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, content, { mode: statSync(file).mode });
  renameSync(aside, file);
}
