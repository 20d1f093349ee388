// `npm run gallery`: every screen and state of the product in every brand as pictures, side by side in
// `gallery/index.html`. Of theme, language and width every pair occurs; all of them are many times as many. What differs
// from the run before is marked; its pictures stay in `gallery/last`.
//   --row                         a screen in the four brands beside each other, in one look: dark, German, 360 px
//   --all                         each screen in each theme, language and width; so does naming one of these
//   --only wizard,login/limited   screens whose name begins so      --brand kanarya,aslan
//   --theme dark | light          --lang de | tr                    --width 360 | 1280
//   --built                       takes what `npm run build` has left in `dist`, and builds nothing
//   --sheets                      also contact sheets, several screens in one picture, in `gallery/sheets`
//   --list                        only says which screens there are
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';
import { build } from '../../src/tools/build.mjs';
import { findChromium } from '../../src/tools/chromium.mjs';

const list = { type: 'string' };
const { values } = parseArgs({
  options: {
    only: list,
    brand: list,
    theme: list,
    lang: list,
    width: list,
    out: { type: 'string', default: join(import.meta.dirname, '../../gallery') },
    all: { type: 'boolean', default: false },
    row: { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
    sheets: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});
const several = (text) => text?.split(',').filter(Boolean);

const { module } = await runnerImport(join(import.meta.dirname, 'gallery.ts'), { logLevel: 'error' });
const wish = module.wishOf({
  only: several(values.only),
  brands: several(values.brand),
  themes: several(values.theme ?? (values.row ? 'dark' : undefined)),
  langs: several(values.lang ?? (values.row ? 'de' : undefined)),
  widths: several(values.width ?? (values.row ? '360' : undefined))?.map(Number),
  all: values.all,
  out: values.out,
  sheets: values.sheets,
});
if (values.list) {
  for (const { name } of wish.screens) console.log(name);
} else {
  if (!values.built) await build(wish.brands);
  const failed = await module.makeGallery(wish, await findChromium());
  process.exitCode = failed ? 1 : 0;
}
