// Takes the letters of wallpapers from the font package: `node src/tools/wallpaper-letters.mjs`. A picture is drawn
// without fonts, so that it looks alike on every machine: names and numbers are outlines. The widths alone go to the browser.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkit';
import subsetFont from 'subset-font';

const root = join(import.meta.dirname, '../..');
const files = join(root, 'node_modules/@fontsource-variable/sofia-sans-extra-condensed/files');
/** What a jersey's name may hold (`schemas/definitions/jerseyName.schema.json`), and digits. */
const parts = { latin: "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜÇ0123456789 .'-", 'latin-ext': 'ĞİŞ' };
/** `displayWeight` of the brands. */
const weights = [700, 800, 900];

async function lettersOf(weight, [part, text]) {
  const file = readFileSync(join(files, `sofia-sans-extra-condensed-${part}-wght-normal.woff2`));
  const options = { targetFormat: 'truetype', variationAxes: { wght: weight }, noHinting: true };
  const font = create(await subsetFont(file, text, options));
  const size = 1000 / font.unitsPerEm;
  return [...text].map((letter) => {
    const { advanceWidth, path } = font.glyphForCodePoint(letter.codePointAt(0));
    return [letter, Math.round(advanceWidth * size), roundedPath(path.scale(size, -size).toSVG())];
  });
}

const roundedPath = (d) => d.replace(/-?\d*\.?\d+/g, (number) => String(Math.round(Number(number))));

/** Outlines and widths by weight, in thousandths of the letters' size. */
export async function wallpaperLetters() {
  const all = await Promise.all(
    weights.map(async (weight) => {
      const letters = await Promise.all(Object.entries(parts).map((part) => lettersOf(weight, part)));
      return [weight, letters.flat()];
    }),
  );
  const by = (at) =>
    Object.fromEntries(
      all.map(([weight, letters]) => [weight, Object.fromEntries(letters.map((one) => [one[0], one[at]]))]),
    );
  return { widths: by(1), outlines: by(2) };
}

export const letterFiles = {
  widths: join(root, 'src/shared/wallpapers/letter-widths.json'),
  outlines: join(root, 'src/shared/generated/letter-outlines.json'),
};

if (process.argv[1] === import.meta.filename) {
  const made = await wallpaperLetters();
  for (const name of ['widths', 'outlines'])
    writeFileSync(letterFiles[name], `${JSON.stringify(made[name])}\n`);
}
