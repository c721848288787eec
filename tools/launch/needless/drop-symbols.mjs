import { existsSync, readFileSync } from 'node:fs';
import { replaceFile } from './replace-file.mjs';

const elf64LittleEndian = Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1]);
// Where a file's head says where the table of its sections is, how many they are, and which has their names; and where
// the table of its segments is, how long a row is and how many they are. Of a segment: where it begins and how long it is.
const [sectionTable, sectionCount, sectionNames] = [0x28, 0x3c, 0x3e];
const [segmentTable, segmentSize, segmentCount] = [0x20, 0x36, 0x38];
const [segmentOffset, segmentLength] = [0x08, 0x20];

/**
 * Of a program its segments, which are all that is loaded when it runs. What lies behind them, a seventh of Node, are
 * names for debuggers, and the table of sections that says where.
 * @param {string} program a file that need not be there; one that runs meanwhile goes on
 */
export function dropSymbols(program) {
  if (!existsSync(program)) return;
  const whole = readFileSync(program);
  if (!whole.subarray(0, elf64LittleEndian.length).equals(elf64LittleEndian)) return;
  const loaded = whole.subarray(0, endOfSegments(whole));
  loaded.writeBigUInt64LE(0n, sectionTable);
  loaded.writeUInt16LE(0, sectionCount);
  loaded.writeUInt16LE(0, sectionNames);
  if (loaded.length < whole.length) replaceFile(program, loaded);
}

function endOfSegments(file) {
  const [table, size] = [Number(file.readBigUInt64LE(segmentTable)), file.readUInt16LE(segmentSize)];
  const segments = Array.from({ length: file.readUInt16LE(segmentCount) }, (_, row) => table + row * size);
  const ends = segments.map(
    (row) => file.readBigUInt64LE(row + segmentOffset) + file.readBigUInt64LE(row + segmentLength),
  );
  return ends.reduce((last, end) => Math.max(last, Number(end)), table + segments.length * size);
}
