import { type Lang, langs } from '../../shared/language.ts';
import { wordsFile } from '../../shared/words-file.ts';
import { valueAt, withSorted, withValue } from '../editor/json-edit.ts';
import type { ComparisonKind } from './comparison.ts';

type Sentence = (other: string) => string;

const other: Record<Lang, Sentence> = {
  de: (name) => `Bitte geben Sie hier etwas anderes an als bei „${name}“.`,
  tr: (name) => `Lütfen burada “${name}” alanındakinden farklı bir şey yazın.`,
};
const same: Record<Lang, Sentence> = {
  de: (name) => `Bitte geben Sie hier dasselbe an wie bei „${name}“.`,
  tr: (name) => `Lütfen burada “${name}” alanındakiyle aynı şeyi yazın.`,
};

/** What customers read when a comparison does not hold, until an analyst finds other words. */
const sentences: Record<ComparisonKind, Record<Lang, Sentence>> = {
  ...{ differsFrom: other, differsIgnoringCaseFrom: other, equals: same, equalsIgnoringCase: same },
  notBefore: {
    de: (name) => `Dieser Tag darf nicht vor dem Tag bei „${name}“ liegen.`,
    tr: (name) => `Bu tarih “${name}” alanındaki tarihten önce olamaz.`,
  },
  after: {
    de: (name) => `Dieser Tag muss nach dem Tag bei „${name}“ liegen.`,
    tr: (name) => `Bu tarih “${name}” alanındaki tarihten sonra olmalı.`,
  },
  notAfter: {
    de: (name) => `Dieser Tag darf nicht nach dem Tag bei „${name}“ liegen.`,
    tr: (name) => `Bu tarih “${name}” alanındaki tarihten sonra olamaz.`,
  },
  before: {
    de: (name) => `Dieser Tag muss vor dem Tag bei „${name}“ liegen.`,
    tr: (name) => `Bu tarih “${name}” alanındaki tarihten önce olmalı.`,
  },
  atLeast: {
    de: (name) => `Bitte geben Sie mindestens so viel an wie bei „${name}“.`,
    tr: (name) => `Lütfen en az “${name}” alanındaki kadar yazın.`,
  },
  atMost: {
    de: (name) => `Bitte geben Sie höchstens so viel an wie bei „${name}“.`,
    tr: (name) => `Lütfen en fazla “${name}” alanındaki kadar yazın.`,
  },
};

/** The files of words, each as the edits before have left it. */
type Texts = (path: string) => string;

/** The files of words with the sentence of a rule in both languages. @param labels what the other field is called */
export function withSentences(
  textOf: Texts,
  key: string,
  kind: ComparisonKind,
  labels: Record<Lang, string>,
): Map<string, string> {
  return new Map(
    langs.map((lang) => {
      const path = wordsFile(lang, key);
      return [path, withSorted(textOf(path) || '{}\n', key, sentences[kind][lang](labels[lang]))];
    }),
  );
}

/** The files of words without a sentence, those that have it. */
export function withoutSentences(textOf: Texts, key: string): Map<string, string> {
  return new Map(
    langs.flatMap((lang): [string, string][] => {
      const path = wordsFile(lang, key);
      const text = textOf(path);
      return valueAt(text, [key]) === undefined ? [] : [[path, withValue(text, [key], undefined)]];
    }),
  );
}
