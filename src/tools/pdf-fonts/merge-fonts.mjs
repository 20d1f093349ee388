import { padded, readTables, writeTables } from './true-type.mjs';

/**
 * Merges two parts of the same face, which font packages split by script: the glyphs of `extra` follow those of `base`,
 * so that the glyph numbers of `base` (kerning, ligatures) stay valid.
 */
export function mergeFonts(base, extra) {
  const [into, from] = [readTables(base), readTables(extra)];
  const glyphs = [...glyphsOf(into), ...glyphsOf(from).map((glyph) => shifted(glyph, countOf(into)))];
  const metrics = [...metricsOf(into), ...metricsOf(from)];
  const letters = new Map([
    ...[...lettersOf(from)].map(([letter, glyph]) => [letter, glyph + countOf(into)]),
    ...lettersOf(into),
  ]);
  const tables = new Map([...into].filter(([tag]) => !['DSIG', 'STAT', 'HVAR', 'MVAR'].includes(tag)));
  const { glyf, loca } = writeGlyphs(glyphs);
  tables.set('glyf', glyf).set('loca', loca).set('hmtx', Buffer.concat(metrics));
  tables
    .set('cmap', writeLetters(letters))
    .set('maxp', largest(into.get('maxp'), from.get('maxp'), glyphs.length));
  edit(tables, 'head', (head) => head.writeInt16BE(1, 50)); // long offsets in loca
  edit(tables, 'hhea', (hhea) => hhea.writeUInt16BE(glyphs.length, 34));
  edit(tables, 'post', (post) => post.writeUInt32BE(0x00030000, 0), 32); // without names of glyphs
  return writeTables(tables);
}

function countOf(tables) {
  return tables.get('maxp').readUInt16BE(4);
}

function glyphsOf(tables) {
  const [loca, glyf] = [tables.get('loca'), tables.get('glyf')];
  const isLong = tables.get('head').readInt16BE(50) === 1;
  const at = (index) => (isLong ? loca.readUInt32BE(index * 4) : loca.readUInt16BE(index * 2) * 2);
  return Array.from({ length: countOf(tables) }, (_, index) => glyf.subarray(at(index), at(index + 1)));
}

/**
 * Glyphs that consist of other glyphs (a letter, its accent) refer to them by number; `by` is added to these numbers.
 */
function shifted(glyph, by) {
  if (glyph.length === 0 || glyph.readInt16BE(0) >= 0) return glyph;
  const copy = Buffer.from(glyph);
  for (let at = 10, flags = 0x20; flags & 0x20; ) {
    flags = copy.readUInt16BE(at);
    copy.writeUInt16BE(copy.readUInt16BE(at + 2) + by, at + 2);
    const transform = flags & 0x08 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0;
    at += 4 + (flags & 0x01 ? 4 : 2) + transform;
  }
  return copy;
}

/** Width and left bearing of each glyph; the last width is valid for all later glyphs. */
function metricsOf(tables) {
  const hmtx = tables.get('hmtx');
  const wide = tables.get('hhea').readUInt16BE(34);
  return Array.from({ length: countOf(tables) }, (_, index) => {
    if (index < wide) return hmtx.subarray(index * 4, index * 4 + 4);
    const bearing = wide * 4 + (index - wide) * 2;
    return Buffer.concat([hmtx.subarray(wide * 4 - 4, wide * 4 - 2), hmtx.subarray(bearing, bearing + 2)]);
  });
}

function lettersOf(tables) {
  const cmap = tables.get('cmap');
  const letters = new Map();
  for (let index = 0; index < cmap.readUInt16BE(2); index++) {
    const at = cmap.readUInt32BE(4 + index * 8 + 4);
    const format = cmap.readUInt16BE(at);
    if (format === 4) readFormat4(cmap.subarray(at), letters);
    if (format === 12) readFormat12(cmap.subarray(at), letters);
  }
  return letters;
}

function readFormat4(table, letters) {
  const count = table.readUInt16BE(6) / 2;
  for (let index = 0; index < count; index++) {
    const end = table.readUInt16BE(14 + index * 2);
    const start = table.readUInt16BE(16 + count * 2 + index * 2);
    const delta = table.readUInt16BE(16 + count * 4 + index * 2);
    const rangeAt = 16 + count * 6 + index * 2;
    const range = table.readUInt16BE(rangeAt);
    for (let letter = start; letter <= end && letter !== 0xffff; letter++) {
      const raw = range === 0 ? letter : table.readUInt16BE(rangeAt + range + (letter - start) * 2);
      if (raw !== 0) letters.set(letter, (raw + delta) & 0xffff);
    }
  }
}

function readFormat12(table, letters) {
  for (let index = 0; index < table.readUInt32BE(12); index++) {
    const [start, end, glyph] = [0, 4, 8].map((field) => table.readUInt32BE(16 + index * 12 + field));
    for (let letter = start; letter <= end; letter++) letters.set(letter, glyph + letter - start);
  }
}

function writeGlyphs(glyphs) {
  const loca = Buffer.alloc((glyphs.length + 1) * 4);
  const parts = glyphs.map(padded);
  let offset = 0;
  for (const [index, part] of parts.entries()) {
    offset += part.length;
    loca.writeUInt32BE(offset, (index + 1) * 4);
  }
  return { glyf: Buffer.concat(parts), loca };
}

/** One subtable of format 12, a group for each letter. */
function writeLetters(letters) {
  const sorted = [...letters].sort(([a], [b]) => a - b);
  const table = Buffer.alloc(12 + 16 + sorted.length * 12);
  table.writeUInt16BE(1, 2);
  table.writeUInt16BE(3, 4);
  table.writeUInt16BE(10, 6);
  table.writeUInt32BE(12, 8);
  table.writeUInt16BE(12, 12);
  table.writeUInt32BE(16 + sorted.length * 12, 16);
  table.writeUInt32BE(sorted.length, 24);
  for (const [index, [letter, glyph]] of sorted.entries()) {
    table.writeUInt32BE(letter, 28 + index * 12);
    table.writeUInt32BE(letter, 32 + index * 12);
    table.writeUInt32BE(glyph, 36 + index * 12);
  }
  return table;
}

/** The larger of each limit, and the new number of glyphs. */
function largest(base, extra, glyphCount) {
  const maxp = Buffer.from(base);
  for (let at = 6; at < maxp.length; at += 2)
    maxp.writeUInt16BE(Math.max(base.readUInt16BE(at), extra.readUInt16BE(at)), at);
  maxp.writeUInt16BE(glyphCount, 4);
  return maxp;
}

function edit(tables, tag, change, length) {
  const copy = Buffer.from(tables.get(tag).subarray(0, length));
  change(copy);
  tables.set(tag, copy);
}
