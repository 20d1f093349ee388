import type { Lang } from '../../../shared/language.ts';

/** What the book itself says; the words of forms and rules come from the locales. */
export interface BookWords {
  book: string;
  field: string;
  condition: string;
  rule: string;
  limit: string;
  words: string;
  accepted: string;
  refused: string;
  always: string;
  optional: string;
  missing: string;
  version: string;
  characters: string;
  and: string;
  or: string;
  not: string;
  only: string;
  filled: string;
  forCustomers: string;
  forEverybody: string;
  kept: string;
  days: string;
  service: string;
  receipt: string;
  from: string;
  until: string;
}

export const BOOK_WORDS: Record<Lang, BookWords> = {
  de: {
    book: 'Regelbuch',
    field: 'Feld',
    condition: 'Bedingung',
    rule: 'Regel',
    limit: 'Grenze',
    words: 'Wortlaut',
    accepted: 'angenommen',
    refused: 'abgelehnt',
    always: 'immer',
    optional: 'freiwillig',
    missing: '(fehlt)',
    version: 'Fassung',
    characters: 'Zeichen',
    and: ' und ',
    or: ' oder ',
    not: 'nicht: ',
    only: 'nur wenn ',
    filled: 'ausgefüllt',
    forCustomers: 'nur für angemeldete Kunden',
    forEverybody: 'für alle',
    kept: 'gespeichert für',
    days: 'Tage',
    service: 'die Antworten gehen an den Kundenservice',
    receipt: 'der Kunde bekommt eine Bestätigung',
    from: 'ab dem',
    until: 'bis einschließlich',
  },
  tr: {
    book: 'Kural kitabı',
    field: 'Alan',
    condition: 'Koşul',
    rule: 'Kural',
    limit: 'Sınır',
    words: 'Mesaj',
    accepted: 'kabul edilir',
    refused: 'reddedilir',
    always: 'her zaman',
    optional: 'isteğe bağlı',
    missing: '(yok)',
    version: 'Sürüm',
    characters: 'karakter',
    and: ' ve ',
    or: ' veya ',
    not: 'değil: ',
    only: 'yalnızca şu durumda: ',
    filled: 'dolu',
    forCustomers: 'yalnızca oturum açmış müşteriler için',
    forEverybody: 'herkes için',
    kept: 'saklama süresi:',
    days: 'gün',
    service: 'yanıtlar müşteri hizmetlerine gider',
    receipt: 'müşteriye onay gönderilir',
    from: 'şu tarihten itibaren:',
    until: 'şu tarihe kadar (dahil):',
  },
};
