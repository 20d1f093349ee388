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
  computed: string;
  else: string;
  /** What operations of formulas are called that have no sign. */
  operations: ReadonlyMap<string, string>;
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
  yes: string;
  no: string;
  option: string;
  help: string;
  storage: string;
  notStored: string;
  noEnd: string;
  readBy: string;
  page: string;
  flow: string;
  wholeStep: string;
  passedBy: string;
  contents: string;
  consents: string;
  consent: string;
  form: string;
  mustAgree: string;
  mayAgree: string;
  changes: string;
  since: string;
  nothingChanged: string;
  kind: string;
  place: string;
  before: string;
  now: string;
  made: string;
  approval: string;
  approvalLead: string;
  name: string;
  date: string;
  signature: string;
  remarks: string;
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
    computed: 'wird berechnet: ',
    else: 'sonst',
    operations: new Map([
      ['min', 'kleinster Wert'],
      ['max', 'größter Wert'],
      ['count', 'Anzahl'],
      ['sumOf', 'Summe über jede Zeile von '],
      ['yearsSince', 'volle Jahre seit '],
    ]),
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
    yes: 'ja',
    no: 'nein',
    option: 'Auswahl',
    help: 'Hinweis',
    storage: 'Speicherung',
    notStored: 'wird nicht gespeichert',
    noEnd: 'keine feste Frist für das Löschen',
    readBy: 'außerdem verwendet von:',
    page: 'Seite',
    flow: 'Ablauf',
    wholeStep: 'ganzer Schritt',
    passedBy: 'wird übersprungen: ',
    contents: 'Inhalt',
    consents: 'Einwilligungen und Bestätigungen',
    consent: 'Text',
    form: 'Formular',
    mustAgree: 'Pflicht',
    mayAgree: 'freiwillig, nie vorausgewählt',
    changes: 'Änderungen',
    since: 'seit',
    nothingChanged: 'Nichts hat sich geändert.',
    kind: 'Art',
    place: 'Stelle',
    before: 'vorher',
    now: 'jetzt',
    made: 'Stand',
    approval: 'Freigabe',
    approvalLead: 'Geprüft und freigegeben wird genau diese Fassung:',
    name: 'Name',
    date: 'Datum',
    signature: 'Unterschrift',
    remarks: 'Anmerkungen',
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
    computed: 'hesaplanır: ',
    else: 'değilse',
    operations: new Map([
      ['min', 'en küçük değer'],
      ['max', 'en büyük değer'],
      ['count', 'sayı'],
      ['sumOf', 'her satırın toplamı: '],
      ['yearsSince', 'şu günden beri geçen tam yıl: '],
    ]),
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
    yes: 'evet',
    no: 'hayır',
    option: 'Seçenek',
    help: 'Açıklama',
    storage: 'Saklama',
    notStored: 'saklanmaz',
    noEnd: 'silinmesi için belirlenmiş bir süre yok',
    readBy: 'ayrıca kullanan:',
    page: 'Sayfa',
    flow: 'Akış',
    wholeStep: 'adımın tamamı',
    passedBy: 'atlanır: ',
    contents: 'İçindekiler',
    consents: 'Onaylar',
    consent: 'Metin',
    form: 'Form',
    mustAgree: 'zorunlu',
    mayAgree: 'isteğe bağlı, önceden işaretlenmez',
    changes: 'Değişiklikler',
    since: 'şu sürümden beri:',
    nothingChanged: 'Hiçbir şey değişmedi.',
    kind: 'Tür',
    place: 'Yer',
    before: 'önce',
    now: 'şimdi',
    made: 'Tarih',
    approval: 'Onay',
    approvalLead: 'İncelenip onaylanan sürüm tam olarak şudur:',
    name: 'Ad',
    date: 'Tarih',
    signature: 'İmza',
    remarks: 'Notlar',
  },
};
