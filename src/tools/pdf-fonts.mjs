// Makes the fonts of our PDFs from the font packages: `node src/tools/pdf-fonts.mjs`. PDF readers support no woff2 and
// no variable font, and the packages split a face by script; a PDF needs one font with all letters of a name.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { mergeFonts } from './pdf-fonts/merge-fonts.mjs';

const root = join(import.meta.dirname, '../..');
const out = join(root, 'src/server/infra/pdf/fonts');

/** The faces of headings, each in the weights of the brands. */
function displayFonts() {
  const teams = readdirSync(join(root, 'teams')).filter((name) => name.endsWith('.json'));
  return teams.map((name) => {
    const { display: face, displayWeight: weight } = JSON.parse(
      readFileSync(join(root, 'teams', name), 'utf8'),
    ).looks.type;
    return [`${face}-${weight}`, { face, weight }];
  });
}

const fonts = {
  'figtree-regular': { face: 'figtree', weight: 400 },
  'figtree-bold': { face: 'figtree', weight: 700 },
  ...Object.fromEntries(displayFonts()),
};

export const pdfFontNames = Object.keys(fonts);

/** A face in one weight, Latin with its extensions (Turkish, Polish, Czech …). */
export async function pdfFont(name) {
  const { face, weight } = fonts[name];
  const part = (script) =>
    subsetFont(readFileSync(fileOf(face, script)), undefined, {
      targetFormat: 'truetype',
      variationAxes: { wght: weight },
      keepAllGlyphs: true,
      noHinting: true,
    });
  return mergeFonts(await part('latin'), await part('latin-ext'));
}

const fileOf = (face, script) =>
  join(root, `node_modules/@fontsource-variable/${face}/files/${face}-${script}-wght-normal.woff2`);

if (process.argv[1] === import.meta.filename)
  for (const name of pdfFontNames) writeFileSync(join(out, `${name}.ttf`), await pdfFont(name));
