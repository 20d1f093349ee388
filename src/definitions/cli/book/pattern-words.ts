import type { Lang } from '../../../shared/language.ts';

/** How patterns are said. */
export interface PatternWords {
  /** What a property of Unicode is called, by its name in the pattern. */
  properties: ReadonlyMap<string, string>;
  space: string;
  anySign: string;
  /** `{min}`, `{max}` and `{what}` are filled in. */
  exactly: string;
  between: string;
  atLeast: string;
  any: string;
  atMost: string;
  oneOf: string;
  noneOf: string;
  next: string;
  or: string;
  begins: string;
  ends: string;
  contains: string;
  empty: string;
}

export const PATTERN_WORDS: Record<Lang, PatternWords> = {
  de: {
    properties: new Map([
      ['L', 'Buchstaben jeder Schrift'],
      ['Ll', 'Kleinbuchstaben jeder Schrift'],
      ['Lu', 'Großbuchstaben jeder Schrift'],
      ['M', 'Akzente und Vokalzeichen'],
      ['N', 'Ziffern jeder Schrift'],
      ['Nd', 'Dezimalziffern jeder Schrift'],
      ['P', 'Satzzeichen'],
      ['S', 'Symbole'],
      ['Z', 'Leerzeichen jeder Art'],
      ['Cc', 'Steuerzeichen'],
      ['Cs', 'unvollständige Zeichen'],
    ]),
    space: 'Leerzeichen',
    anySign: 'beliebiges Zeichen',
    exactly: 'genau {min} × {what}',
    between: '{min} bis {max} × {what}',
    atLeast: 'mindestens {min} × {what}',
    any: 'beliebig oft {what}',
    atMost: 'höchstens {max} × {what}',
    oneOf: 'eines von: ',
    noneOf: 'alles außer: ',
    next: ', dann ',
    or: ' oder ',
    begins: 'beginnt mit: ',
    ends: 'endet mit: ',
    contains: 'enthält: ',
    empty: 'nichts',
  },
  tr: {
    properties: new Map([
      ['L', 'her alfabeden harfler'],
      ['Ll', 'her alfabeden küçük harfler'],
      ['Lu', 'her alfabeden büyük harfler'],
      ['M', 'aksan ve ünlü işaretleri'],
      ['N', 'her yazıdan rakamlar'],
      ['Nd', 'her yazıdan ondalık rakamlar'],
      ['P', 'noktalama işaretleri'],
      ['S', 'simgeler'],
      ['Z', 'her tür boşluk'],
      ['Cc', 'kontrol karakterleri'],
      ['Cs', 'eksik karakterler'],
    ]),
    space: 'boşluk',
    anySign: 'herhangi bir karakter',
    exactly: 'tam {min} × {what}',
    between: '{min} ile {max} arası × {what}',
    atLeast: 'en az {min} × {what}',
    any: 'istenen sayıda {what}',
    atMost: 'en fazla {max} × {what}',
    oneOf: 'şunlardan biri: ',
    noneOf: 'şunlar dışında her şey: ',
    next: ', ardından ',
    or: ' veya ',
    begins: 'şununla başlar: ',
    ends: 'şununla biter: ',
    contains: 'şunu içerir: ',
    empty: 'hiçbir şey',
  },
};
