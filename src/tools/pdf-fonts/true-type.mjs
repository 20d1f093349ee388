/** The tables of a TrueType file by tag. */
export function readTables(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tables = new Map();
  for (let at = 12, left = view.getUint16(4); left > 0; at += 16, left--) {
    const tag = String.fromCharCode(...bytes.subarray(at, at + 4));
    const start = view.getUint32(at + 8);
    tables.set(tag, Buffer.from(bytes.subarray(start, start + view.getUint32(at + 12))));
  }
  return tables;
}

/** Writes the tables as a TrueType file, sorted and padded as the format asks. */
export function writeTables(tables) {
  const tags = [...tables.keys()].sort();
  const head = Buffer.alloc(12 + tags.length * 16);
  const power = Math.floor(Math.log2(tags.length));
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(tags.length, 4);
  head.writeUInt16BE(2 ** power * 16, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(tags.length * 16 - 2 ** power * 16, 10);
  const parts = [head];
  let offset = head.length;
  for (const [index, tag] of tags.entries()) {
    const table = tables.get(tag);
    const at = 12 + index * 16;
    head.write(tag, at, 'latin1');
    head.writeUInt32BE(checksum(table), at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(table.length, at + 12);
    parts.push(padded(table));
    offset += parts.at(-1).length;
  }
  return Buffer.concat(parts);
}

export function padded(bytes) {
  return Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
}

function checksum(table) {
  const whole = padded(table);
  let sum = 0;
  for (let at = 0; at < whole.length; at += 4) sum = (sum + whole.readUInt32BE(at)) >>> 0;
  return sum;
}
