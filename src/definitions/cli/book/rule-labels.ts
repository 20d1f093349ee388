import type { Both } from './html.ts';

/** What the common rules are called; a rule with a name of its own is known by its sentence. */
const LABELS: ReadonlyMap<string, Both> = new Map([
  ['required', { de: 'Pflichtangabe', tr: 'zorunlu alan' }],
  ['notAllowed', { de: 'darf hier nicht stehen', tr: 'burada olamaz' }],
  ['type', { de: 'Art des Werts', tr: 'değer türü' }],
  ['const', { de: 'genau dieser Wert', tr: 'tam bu değer' }],
  ['enum', { de: 'aus der Auswahl', tr: 'seçeneklerden biri' }],
  ['minLength', { de: 'kleinste Länge', tr: 'en az uzunluk' }],
  ['maxLength', { de: 'größte Länge', tr: 'en çok uzunluk' }],
  ['pattern', { de: 'Schreibweise', tr: 'yazım biçimi' }],
  ['format', { de: 'Format', tr: 'biçim' }],
  ['minimum', { de: 'kleinster Wert', tr: 'en küçük değer' }],
  ['maximum', { de: 'größter Wert', tr: 'en büyük değer' }],
  ['minItems', { de: 'kleinste Anzahl', tr: 'en az sayı' }],
  ['maxItems', { de: 'größte Anzahl', tr: 'en çok sayı' }],
  ['uniqueItems', { de: 'nichts doppelt', tr: 'tekrar yok' }],
  ['minAge', { de: 'Mindestalter', tr: 'en küçük yaş' }],
  ['maxAge', { de: 'Höchstalter', tr: 'en büyük yaş' }],
  ['afterToday', { de: 'nach dem heutigen Tag', tr: 'bugünden sonra' }],
  ['postalCodeOf', { de: 'Postleitzahl dieses Landes', tr: 'bu ülkenin posta kodu' }],
  ['vatIdOf', { de: 'USt-Nummer dieses Landes', tr: 'bu ülkenin vergi numarası' }],
  ['constIgnoreCase', { de: 'derselbe Text', tr: 'aynı metin' }],
  ['formatMinimum', { de: 'frühester Tag', tr: 'en erken gün' }],
  ['formatMaximum', { de: 'spätester Tag', tr: 'en geç gün' }],
  ['formatExclusiveMinimum', { de: 'nach dem Tag', tr: 'şu günden sonra' }],
  ['formatExclusiveMaximum', { de: 'vor dem Tag', tr: 'şu günden önce' }],
  ['townOf', { de: 'Ort der Postleitzahl', tr: 'posta kodunun yeri' }],
  ['upload', { de: 'Dateien', tr: 'dosyalar' }],
]);

/** The label of a rule; undefined where its sentence alone says what it is. */
export function ruleLabel(rule: string): Both | undefined {
  return LABELS.get(rule);
}
