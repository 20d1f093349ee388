import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { loadTeams } from '../../../src/server/infra/teams.ts';
import {
  drawWallpaper,
  isLight,
  placesOf,
} from '../../../src/server/modules/wallpapers/drawing/draw-wallpaper.ts';
import { field, motifIds } from '../../../src/server/modules/wallpapers/drawing/motif.ts';
import { teamIds } from '../../../src/shared/teams.ts';
import { fitPrint, letterWidth, type PrintPlace } from '../../../src/shared/wallpapers/fit-print.ts';
import { ROOT } from '../../support/definitions.ts';

const teams = loadTeams(ROOT);
const all = teamIds.flatMap((id) => motifIds.map((motif) => ({ id, motif })));
const widest = ['WWWWWWWWWW', 'ÖÇĞİŞÜÄMWM', '88', '.'];

/** The text of a drawing after its elements: each is closed in its turn, and each attribute is quoted. */
function remainsOf(svg: string): string {
  const open: string[] = [];
  const rest = svg.replace(
    /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<&]*")*)\s*(\/?)>/g,
    (_, ends, name, _more, empty) => {
      if (ends && open.pop() !== name) throw new Error(`</${name}> closes another element.`);
      if (!ends && !empty) open.push(name);
      return '';
    },
  );
  return rest + open.join();
}

/** The corners of a text with its outline, in the field. */
function cornersOf(place: PrintPlace, text: string, weight: number) {
  const { size, length, narrowed } = fitPrint(place, text, weight);
  const half = (length * narrowed) / 2 + (place.outlineWidth ?? 0) / 2;
  const turn = ((place.rotate ?? 0) * Math.PI) / 180;
  return [-half, half].flatMap((x) =>
    (place.what === 'name' ? [-0.86 * size, 0.2 * size] : [-0.68 * size, 0.02 * size]).map((y) => ({
      x: place.x + x * Math.cos(turn) - y * Math.sin(turn),
      y: place.y + x * Math.sin(turn) + y * Math.cos(turn),
    })),
  );
}

/** Of the dark clock (#101114), as luminance. */
const INK = 0.0056;

const luminance = (tone: number) => {
  const part = tone / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

/** Where a phone has its clock: the largest step between neighbouring dots of 4 × 4, and the tones. */
async function clockPlace(svg: string) {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(field.width / 4, field.height / 4)
    .extract({ left: 45, top: 45, width: 180, height: 91 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const tones = [...data];
  const steps = tones.flatMap((tone, at) => [
    at % info.width === 0 ? 0 : Math.abs(tone - (tones[at - 1] ?? 0)),
    at < info.width ? 0 : Math.abs(tone - (tones[at - info.width] ?? 0)),
  ]);
  const [darkest, lightest] = [Math.min(...tones), Math.max(...tones)].map(luminance);
  return { step: Math.max(...steps), darkest: darkest ?? 0, lightest: lightest ?? 0 };
}

describe.each(all)('$motif of $id', ({ id, motif }) => {
  const wanted = { root: ROOT, team: teams[id], motif };
  const weight = teams[id].looks.type.displayWeight;

  test('is well-formed SVG that loads nothing, runs nothing and needs no font', () => {
    const svg = drawWallpaper(wanted, { name: 'ÇAĞRI', number: 61 });
    expect(remainsOf(svg)).toBe('');
    expect(svg).not.toMatch(/<(text|image|script|foreignObject|style)\b|href|NaN|undefined|Infinity/);
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, one]) => one);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, used = ''] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(used);
    expect(svg.length).toBeLessThan(150_000);
  });

  test('is the same each time, and shows what is printed', () => {
    const [one, same, other] = [7, 7, 8].map((number) => drawWallpaper(wanted, { name: 'ELİF', number }));
    expect(same).toBe(one);
    const places = placesOf(wanted);
    expect(one === drawWallpaper(wanted)).toBe(places.length === 0);
    expect(other === one).toBe(!places.some(({ what }) => what === 'number'));
  });

  test('has room for the longest name, within the part that each phone shows', () => {
    // 1080 × 1920 is the shortest phone: it shows the middle 80 percent.
    const [top, bottom] = [(field.height - 1920) / 2, (field.height + 1920) / 2];
    for (const place of placesOf(wanted))
      for (const text of place.what === 'name' ? widest : ['88', '1']) {
        const { length, narrowed } = fitPrint(place, text, weight);
        expect(length * narrowed, text).toBeLessThanOrEqual(place.width + 1);
        for (const { x, y } of cornersOf(place, text, weight)) {
          expect(x, text).toBeGreaterThan(0);
          expect(x, text).toBeLessThan(field.width);
          expect(y, text).toBeGreaterThan(top - 60);
          expect(y, text).toBeLessThan(bottom + 60);
        }
      }
  });

  test('leaves the clock of a phone in peace', async () => {
    const { step, darkest, lightest } = await clockPlace(drawWallpaper(wanted));
    expect(step).toBeLessThan(30);
    const contrast = isLight(wanted) ? (darkest + 0.05) / (INK + 0.05) : 1.05 / (lightest + 0.05);
    expect(contrast).toBeGreaterThan(4.5);
  });

  test('looks like no other', async () => {
    const look = async (one: (typeof all)[number]) =>
      sharp(Buffer.from(drawWallpaper({ root: ROOT, team: teams[one.id], motif: one.motif })))
        .resize(12, 24, { fit: 'fill' })
        .greyscale()
        .raw()
        .toBuffer();
    const own = await look({ id, motif });
    for (const other of all.filter((one) => one.motif === motif && one.id !== id)) {
      const theirs = await look(other);
      const apart = own.reduce((sum, tone, at) => sum + Math.abs(tone - (theirs[at] ?? 0)), 0) / own.length;
      expect(apart, other.id).toBeGreaterThan(3);
    }
  });
});

test('a name is drawn by letters alone, whatever it is', () => {
  const wanted = { root: ROOT, team: teams.kanarya, motif: 'shirt' as const };
  const svg = drawWallpaper(wanted, { name: '<a href="x">&', number: 1 });
  expect(svg).not.toMatch(/<a |href|&/);
});

test('all letters of a jersey have a width in each weight', () => {
  for (const weight of [700, 800, 900])
    for (const letter of "ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÜÇĞİŞ0123456789 .'-")
      expect(letterWidth(letter, weight), letter).toBeGreaterThan(50);
});

test('water shows the printed number once more, and nothing of it without print', () => {
  const wanted = { root: ROOT, team: teams.kanarya, motif: 'number' } as const;
  const mirrored = (svg: string) => svg.split('scale(1 -0.62)').length - 1;
  expect(mirrored(drawWallpaper(wanted, { number: 27 }))).toBe(1);
  expect(mirrored(drawWallpaper(wanted))).toBe(0);
});
