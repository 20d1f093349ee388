import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import type { Picture, Wish } from './pictures.ts';

/** How many pictures stand beside each other, how wide, and how much of a long page is seen. */
const layouts = {
  phone: { columns: 6, width: 360, height: 1_500 },
  desktop: { columns: 3, width: 780, height: 1_100 },
} as const;

/** Several screens in one picture: for looking through many of them quickly. */
export async function makeSheets(browser: Browser, { out }: Wish, pictures: Picture[]): Promise<void> {
  const folder = join(out, 'sheets');
  mkdirSync(folder, { recursive: true });
  const page = await browser.newPage();
  for (const [name, group] of groups(pictures)) {
    const layout = group[0] && group[0].width < 600 ? layouts.phone : layouts.desktop;
    const perSheet = layout.columns * 2;
    for (let from = 0; from < group.length; from += perSheet) {
      const number = String(from / perSheet + 1).padStart(2, '0');
      const png = await sheet(page, out, layout, group.slice(from, from + perSheet));
      writeFileSync(join(folder, `${name}.${number}.png`), png);
    }
  }
  await page.close();
}

/** One row of sheets for each brand, theme, language and width, in the order of the table. */
function groups(pictures: Picture[]): Map<string, Picture[]> {
  const all = new Map<string, Picture[]>();
  const sorted = [...pictures].sort((a, b) => a.at - b.at);
  for (const picture of sorted) {
    const name = [picture.brand, picture.theme, picture.lang, picture.width].join('.');
    all.set(name, [...(all.get(name) ?? []), picture]);
  }
  return all;
}

type Layout = (typeof layouts)[keyof typeof layouts];

async function sheet(page: Page, out: string, layout: Layout, group: Picture[]): Promise<Buffer> {
  const { columns, width, height } = layout;
  const figures = group.map(({ screen, file, fault }) => {
    const data = readFileSync(join(out, file)).toString('base64');
    return `<figure><figcaption>${screen}${fault ? ' ✗' : ''}</figcaption><img src="data:image/png;base64,${data}"></figure>`;
  });
  await page.setViewportSize({ width: columns * (width + 16) + 16, height: 800 });
  await page.setContent(`<!doctype html><style>
    body { margin: 8px; background: #777; display: grid; grid-template-columns: repeat(${columns}, ${width}px); gap: 16px }
    figure { margin: 0; overflow: hidden; max-height: ${height}px }
    figcaption { font: 600 20px sans-serif; color: #fff; padding-bottom: 4px }
    img { width: ${width}px; display: block }
  </style>${figures.join('')}`);
  return page.screenshot({ fullPage: true });
}
