// Draws the files that follow from a brand's sign, pattern and colours: `node src/tools/brand-images.mjs <team> …`
// writes favicon.svg, the install icons, the picture of shared links and the base art of its wallpapers into
// public/images/<team>/.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findChromium } from './chromium.mjs';

const root = join(import.meta.dirname, '../..');
const SIGN = 48;

/** The shapes of an SVG file in a colour, its size and its view box. */
function shapes(file, colour) {
  const svg = readFileSync(file, 'utf8');
  const viewBox = /viewBox="([^"]+)"/.exec(svg)?.[1] ?? '0 0 48 48';
  const inner = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'));
  const isDrawn = inner.includes('stroke="#000"');
  return { viewBox, inner: inner.replaceAll('#000', colour), fill: isDrawn ? 'none' : colour };
}

/** The sign on the brand's colour; `room` is the part of the square that the sign fills. */
function icon({ folder, fill, sign, corner, room }) {
  const { inner, fill: own } = shapes(join(folder, 'mark.svg'), sign);
  const at = (SIGN * (1 - room)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="${corner}" fill="${fill}"/><g fill="${own}" transform="translate(${at} ${at}) scale(${room})">${inner}</g></svg>`;
}

/** The wallpaper of a phone: light from above, the pattern large, the sign small at the bottom. */
function wallpaper({ folder, dark }) {
  const pattern = shapes(join(folder, 'pattern.svg'), dark.accent);
  const mark = shapes(join(folder, 'mark.svg'), dark.accent);
  const nested = ({ viewBox, inner, fill }, place) =>
    `<svg ${place} viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice"><g fill="${fill}">${inner}</g></svg>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1080 2400"><defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="${dark.tint}"/><stop offset="1" stop-color="${dark.ground}"/></linearGradient></defs><rect width="1080" height="2400" fill="url(#g)"/><g opacity=".28">${nested(pattern, 'x="-260" y="300" width="1600" height="1600"')}</g><rect y="2050" width="1080" height="6" fill="${dark.primary}"/>${nested(mark, 'x="490" y="2140" width="100" height="100"')}</svg>`;
}

/** What messengers show beside a link: the sign before the pattern. It has no words, so one serves all languages. */
function sharePicture({ folder, dark }) {
  const pattern = shapes(join(folder, 'pattern.svg'), dark.accent);
  const mark = shapes(join(folder, 'mark.svg'), dark.accent);
  const nested = ({ viewBox, inner, fill }, place) =>
    `<svg ${place} viewBox="${viewBox}"><g fill="${fill}">${inner}</g></svg>`;
  // The pattern comes out of the ground: some begin with a straight edge.
  const fade =
    '<linearGradient id="f" gradientUnits="userSpaceOnUse" x1="480" x2="760"><stop stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient><mask id="m"><rect width="1200" height="630" fill="url(#f)"/></mask>';
  const veiled = nested(pattern, 'x="480" y="-190" width="1000" height="1000"');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">${fade}<rect width="1200" height="630" fill="${dark.ground}"/><g opacity=".3" mask="url(#m)">${veiled}</g>${nested(mark, 'x="120" y="155" width="320" height="320"')}<rect y="618" width="1200" height="12" fill="${dark.primary}"/></svg>`;
}

async function drawPng(browser, svg, size, file, height = size) {
  const page = await browser.newPage({ viewport: { width: size, height } });
  await page.setContent(
    `<style>body{margin:0}body>svg{display:block;width:${size}px;height:${height}px}</style>${svg}`,
  );
  await page.screenshot({ path: file, omitBackground: true });
  await page.close();
}

async function draw(browser, id) {
  const { themes, looks } = JSON.parse(readFileSync(join(root, `teams/${id}.json`), 'utf8'));
  const folder = join(root, `public/images/${id}`);
  // Black on white for a brand whose colour differs by theme: an icon has one background for both.
  const { primary: fill, 'on-primary': sign } = themes.light;
  const corner = Math.min(Number.parseInt(looks.shape.radius, 10), 12);
  writeFileSync(join(folder, 'favicon.svg'), `${icon({ folder, fill, sign, corner, room: 0.72 })}\n`);
  writeFileSync(join(folder, 'wallpaper.svg'), `${wallpaper({ folder, dark: themes.dark })}\n`);
  await drawPng(browser, sharePicture({ folder, dark: themes.dark }), 1200, join(folder, 'share.png'), 630);
  const square = icon({ folder, fill, sign, corner: 0, room: 0.68 });
  for (const size of [180, 192, 512]) await drawPng(browser, square, size, join(folder, `icon-${size}.png`));
  // A launcher may cut off a fifth at each edge.
  const safe = icon({ folder, fill, sign, corner: 0, room: 0.52 });
  await drawPng(browser, safe, 512, join(folder, 'icon-maskable.png'));
}

const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const id of process.argv.slice(2)) await draw(browser, id);
await browser.close();
