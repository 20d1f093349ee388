import type { ClientFamily } from '../../../shared/client-family.ts';

/** In this order, because most browsers also name those that they are like: Edge says Chrome and Safari too. */
const browserMarks: readonly [RegExp, ClientFamily['browser']][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'edge'],
  [/\b(?:OPR|OPT|Opera)\//, 'opera'],
  [/\bSamsungBrowser\//, 'samsung'],
  [/\b(?:Firefox|FxiOS)\//, 'firefox'],
  [/\b(?:Chrome|CriOS)\//, 'chrome'],
  [/\bSafari\//, 'safari'],
];

/** An iPad that asks for the desktop's pages says that it is a Mac. */
const systemMarks: readonly [RegExp, ClientFamily['system']][] = [
  [/\b(?:iPhone|iPad|iPod)\b/, 'ios'],
  [/\bAndroid\b/, 'android'],
  [/\bCrOS\b/, 'chromeos'],
  [/\bWindows\b/, 'windows'],
  [/\bMacintosh\b/, 'macos'],
  [/\bLinux\b/, 'linux'],
];

/** The families of browser and system that a `User-Agent` names. The header itself is not stored. */
export function clientFamily(userAgent: string | undefined): ClientFamily {
  return { browser: named(browserMarks, userAgent), system: named(systemMarks, userAgent) };
}

function named<Name extends string>(marks: readonly [RegExp, Name][], text = ''): Name | 'other' {
  return marks.find(([mark]) => mark.test(text))?.[1] ?? 'other';
}
