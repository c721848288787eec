/** Text in GBK, which bills still come in: the decoder's table, turned round. What GBK lacks is a question mark. */
export function gbkOf(text: string): Buffer {
  codes ??= tableOf();
  const bytes: number[] = [];
  for (const sign of text) {
    const code = sign.charCodeAt(0) < 0x80 ? sign.charCodeAt(0) : (codes.get(sign) ?? 0x3f);
    if (code > 0xff) bytes.push(code >> 8, code & 0xff);
    else bytes.push(code);
  }
  return Buffer.from(bytes);
}

let codes: Map<string, number> | undefined;

function tableOf(): Map<string, number> {
  const decoder = new TextDecoder('gbk');
  const table = new Map<string, number>();
  for (let lead = 0x81; lead <= 0xfe; lead += 1)
    for (let trail = 0x40; trail <= 0xfe; trail += 1) {
      const sign = decoder.decode(Uint8Array.of(lead, trail));
      if (trail !== 0x7f && [...sign].length === 1 && sign !== '\uFFFD') table.set(sign, (lead << 8) | trail);
    }
  return table;
}
