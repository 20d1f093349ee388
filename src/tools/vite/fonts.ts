/// <reference path="./subset-font.d.ts" />
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

type Axes = Record<string, number | { min: number; max: number }>;
interface Face {
  file: string;
  family: string;
  source: string;
  part: 'latin' | 'latin-ext';
  axes: Axes;
  weight: string;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789äöüßÄÖÜçÇıâîûéèáà';
const SIGNS = ' \u00a0.,:;!?-–−()/%&+@#*\'"„“”‘’…€§°·×_=|';
/** Kerning and figures of one width; the rest of the faces' features is never used. */
const FEATURES = ['kern', 'tnum'];
const TURKISH = 'ğĞşŞİ';
/** The package puts these five letters into latin-ext; the rest stands in latin. */
const RANGES = {
  latin: 'U+0-FF,U+131,U+2000-206F,U+20AC,U+2212',
  'latin-ext': 'U+11E,U+11F,U+130,U+15E,U+15F',
};
/** Measured against Arial in Chromium, so that text keeps its lines when the face arrives. */
const FALLBACK = `
@font-face {font-family: 'Text fallback'; src: local('Arial'), local('Liberation Sans'), local('Roboto');
  size-adjust: 100.6%; ascent-override: 94.4%; descent-override: 24.8%; line-gap-override: 0%;}
@font-face {font-family: 'Display fallback'; src: local('Arial Bold'), local('Liberation Sans Bold'), local('Roboto Bold');
  size-adjust: 65.2%; ascent-override: 138%; descent-override: 46%; line-gap-override: 0%;}`;

/** Writes the subset faces into the build cache and answers with the path of their style sheet. */
export async function writeFonts(root: string, displayWeight: number): Promise<string> {
  const folder = `${root}/node_modules/.cache/fanline-fonts/${fingerprint(displayWeight)}`;
  const sheet = `${folder}/fonts.css`;
  if (existsSync(sheet)) return sheet;
  mkdirSync(folder, { recursive: true });
  const faces = facesFor(displayWeight);
  for (const face of faces) writeFileSync(`${folder}/${face.file}`, await subset(root, face));
  writeFileSync(sheet, faces.map(fontFace).join('\n') + FALLBACK);
  return sheet;
}

function facesFor(displayWeight: number): Face[] {
  const text = {
    family: 'Text',
    source: 'figtree',
    axes: { wght: { min: 400, max: 700 } },
    weight: '400 700',
  };
  const display = {
    family: 'Display',
    source: 'sofia-sans-extra-condensed',
    axes: { wght: displayWeight },
    weight: String(displayWeight),
  };
  return [text, display].flatMap((face) =>
    (['latin', 'latin-ext'] as const).map((part) => ({
      ...face,
      part,
      file: `${face.family.toLowerCase()}-${part}.woff2`,
    })),
  );
}

async function subset(root: string, { source, part, axes }: Face): Promise<Uint8Array> {
  const file = `${root}/node_modules/@fontsource-variable/${source}/files/${source}-${part}-wght-normal.woff2`;
  const letters = part === 'latin' ? LETTERS + SIGNS : TURKISH;
  const options = {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: FEATURES,
    noHinting: true,
  } as const;
  return subsetFont(readFileSync(file), letters, options);
}

function fontFace({ file, family, part, weight }: Face): string {
  return `@font-face {font-family: '${family}'; src: url('./${file}') format('woff2'); font-weight: ${weight};
  font-display: swap; unicode-range: ${RANGES[part]};}`;
}

function fingerprint(displayWeight: number): string {
  const parts = [LETTERS, SIGNS, ...FEATURES, TURKISH, FALLBACK, JSON.stringify(RANGES), displayWeight];
  return createHash('sha256').update(parts.join('|')).digest('hex').slice(0, 12);
}
