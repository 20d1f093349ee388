/// <reference path="./subset-font.d.ts" />
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { keysOf } from '../../shared/json-values.ts';
import type { Team } from '../../shared/team.ts';
import { writeWhole } from './write-whole.ts';

type TypeLooks = Team['looks']['type'];
type Axes = Record<string, number | { min: number; max: number }>;
interface Face {
  file: string;
  family: string;
  source: string;
  part: 'latin' | 'latin-ext';
  axes: Axes;
  weight: string;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789äöüßÄÖÜçÇıâÂîûéèáà';
const SIGNS = ' \u00a0.,:;!?-–−()/%&+@#*\'"„“”‘’…€§·×_';
/** Kerning and figures of one width; the other features of the faces are not used. */
const FEATURES = ['kern', 'tnum'];
const TURKISH = 'ğĞşŞİ';
/** The package puts these five letters into latin-ext; the others are in latin. */
const RANGES = {
  latin: 'U+0-FF,U+131,U+2000-206F,U+20AC,U+2212',
  'latin-ext': 'U+11E,U+11F,U+130,U+15E,U+15F',
};
const DISPLAY = { latin: 'optional', 'latin-ext': 'swap' };
/** Faces of systems, in the order in which they are tried: the wide one is what a bare Linux has. */
const SYSTEM_FACES = { usual: ['Arial', 'Liberation Sans', 'Roboto'], wide: ['DejaVu Sans', 'Verdana'] };
/**
 * By face: measured against Arial and DejaVu Sans in Chromium, so that lines break in the same places with the face of
 * the system.
 */
const METRICS: Record<string, Record<keyof typeof SYSTEM_FACES, string>> = {
  figtree: {
    usual: 'size-adjust: 100.6%; ascent-override: 94.4%; descent-override: 24.8%; line-gap-override: 0%;',
    wide: 'size-adjust: 85%; ascent-override: 111.7%; descent-override: 29.3%; line-gap-override: 0%;',
  },
  'sofia-sans-extra-condensed': {
    usual: 'size-adjust: 65.2%; ascent-override: 138%; descent-override: 46%; line-gap-override: 0%;',
    wide: 'size-adjust: 60%; ascent-override: 150%; descent-override: 50%; line-gap-override: 0%;',
  },
};

/** Writes the subset faces into the build cache and returns the path of their style sheet. */
export async function writeFonts(root: string, type: TypeLooks): Promise<string> {
  const folder = `${root}/node_modules/.cache/fanline-fonts/${fingerprint(type)}`;
  const sheet = `${folder}/fonts.css`;
  if (existsSync(sheet)) return sheet;
  mkdirSync(folder, { recursive: true });
  const faces = facesFor(type);
  for (const face of faces) writeWhole(`${folder}/${face.file}`, await subset(root, face));
  writeWhole(sheet, faces.map(fontFace).join('\n') + fallbacks(type));
  return sheet;
}

function facesFor(type: TypeLooks): Face[] {
  const text = {
    family: 'Text',
    source: type.text,
    axes: { wght: { min: 400, max: 700 } },
    weight: '400 700',
  };
  const display = {
    family: 'Display',
    source: type.display,
    axes: { wght: type.displayWeight },
    weight: String(type.displayWeight),
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

/**
 * `optional`: letters that are on the screen do not change their width; a face that comes late is for the next page. The
 * few Turkish letters may come late, since a word with letters of two faces looks broken.
 */
function fontFace({ file, family, part, weight }: Face): string {
  return `@font-face {font-family: '${family}'; src: url('./${file}') format('woff2'); font-weight: ${weight};
  font-display: ${DISPLAY[part]}; unicode-range: ${RANGES[part]};}`;
}

/** The system's face in the width of ours, where ours does not come in time. */
function fallbacks({ text, display }: TypeLooks): string {
  const face = (family: string, style: string, source: string) =>
    keysOf(SYSTEM_FACES).map((kind) => {
      const sources = SYSTEM_FACES[kind].map((name) => `local('${name}${style}')`).join(', ');
      return `\n@font-face {font-family: '${family} ${kind}'; src: ${sources};
  ${METRICS[source]?.[kind] ?? ''}}`;
    });
  return [...face('Text', '', text), ...face('Display', ' Bold', display)].join('');
}

function fingerprint(type: TypeLooks): string {
  const parts = [LETTERS, SIGNS, FEATURES, TURKISH, DISPLAY, SYSTEM_FACES, METRICS, RANGES, type].map(
    (part) => JSON.stringify(part),
  );
  return createHash('sha256').update(parts.join('|')).digest('hex').slice(0, 12);
}
