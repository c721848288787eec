import { crc32, deflateRawSync } from 'node:zlib';
import { gbkOf } from './gbk.ts';

export interface Entry {
  readonly name: string;
  readonly content: Buffer;
}

/** A ZIP file of these entries, deflated, with names in GBK as programs on Chinese Windows write them. */
export function zipOf(entries: readonly Entry[]): Buffer {
  const [locals, centrals]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const entry of entries) {
    const name = gbkOf(entry.name);
    const packed = deflateRawSync(entry.content);
    const fields = fieldsOf(entry.content, packed, name);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), fields, name, packed]);
    centrals.push(centralOf(fields, name, offset));
    locals.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(centrals);
  return Buffer.concat([...locals, central, endOf(entries.length, central.length, offset)]);
}

/** What the header of the file and the line of the table of contents have in common: 26 bytes. */
function fieldsOf(content: Buffer, packed: Buffer, name: Buffer): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(8, 4);
  fields.writeUInt32LE(crc32(content), 10);
  fields.writeUInt32LE(packed.length, 14);
  fields.writeUInt32LE(content.length, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
}

function centralOf(fields: Buffer, name: Buffer, offset: number): Buffer {
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(offset, 10);
  return Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), fields, rest, name]);
}

function endOf(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006');
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}
