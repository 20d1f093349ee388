// Makes the fonts of our PDFs from the font package: `node src/tools/pdf-fonts.mjs`. PDF readers support no woff2 and
// no variable font, and the package splits a face by script; a PDF needs one font with all letters of a name.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { mergeFonts } from './pdf-fonts/merge-fonts.mjs';

const root = join(import.meta.dirname, '../..');
const files = join(root, 'node_modules/@fontsource-variable/figtree/files');
const out = join(root, 'src/server/infra/pdf/fonts');
const weights = { regular: 400, bold: 700 };

/** Figtree in one weight, Latin with its extensions (Turkish, Polish, Czech …). */
export async function pdfFont(weight) {
  const part = (name) =>
    subsetFont(readFileSync(join(files, `figtree-${name}-wght-normal.woff2`)), undefined, {
      targetFormat: 'truetype',
      variationAxes: { wght: weights[weight] },
      keepAllGlyphs: true,
      noHinting: true,
    });
  return mergeFonts(await part('latin'), await part('latin-ext'));
}

if (process.argv[1] === import.meta.filename)
  for (const weight of Object.keys(weights))
    writeFileSync(join(out, `figtree-${weight}.ttf`), await pdfFont(weight));
