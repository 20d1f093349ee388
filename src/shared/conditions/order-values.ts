import type { Lang } from '../language.ts';
import type { StaffLang } from '../staff-words.ts';

type Said = Record<Lang | StaffLang, string>;

const say = (de: string, tr: string, en: string): Said => ({ de, tr, en });

/** What the values of the order in progress are called in rule book and workbench, by pointer; a test keeps the lists complete. */
const ORDER_VALUES: ReadonlyMap<string, ReadonlyMap<unknown, Said>> = new Map([
  [
    '/customerType',
    new Map([
      ['private', say('Privatkunde', 'bireysel müşteri', 'private customer')],
      ['business', say('Firma', 'kurumsal müşteri', 'business')],
    ]),
  ],
  [
    '/tariff/type',
    new Map([
      ['single', say('Single', 'Single', 'Single')],
      ['flex', say('Flex', 'Flex', 'Flex')],
      ['partner', say('Partner', 'Partner', 'Partner')],
      ['kids', say('Kids', 'Kids', 'Kids')],
      ['business', say('Business', 'Business', 'Business')],
    ]),
  ],
  [
    '/numberType',
    new Map([
      ['new', say('neue Nummer', 'yeni numara', 'new number')],
      ['port', say('mitgebrachte Nummer', 'taşınan numara', 'ported number')],
    ]),
  ],
  [
    '/simType',
    new Map([
      ['physical', say('SIM-Karte', 'SIM kart', 'SIM card')],
      ['esim', say('eSIM', 'eSIM', 'eSIM')],
    ]),
  ],
  [
    '/portingOptions/mnpType',
    new Map([
      ['ASAP', say('so bald wie möglich', 'mümkün olan en kısa sürede', 'as soon as possible')],
      ['VTEN', say('zum Vertragsende', 'sözleşme bitince', 'at the end of the contract')],
    ]),
  ],
  [
    '/newPhoneNumberOptions/kind',
    new Map([
      ['general', say('allgemeine Nummer', 'genel numara', 'general number')],
      ['vip', say('Wunschnummer', 'özel numara', 'VIP number')],
    ]),
  ],
  [
    '/newPhoneNumberOptions/class',
    new Map([
      ['None', say('keiner', 'yok', 'none')],
      ['Team', say('Verein', 'takım', 'team')],
      ['City', say('Stadt', 'şehir', 'city')],
      ['BirthDate', say('Geburtstag', 'doğum günü', 'birthday')],
      ['Repeat', say('Wiederholung', 'tekrar', 'repetition')],
      ['ImportantDate', say('wichtiger Tag', 'önemli gün', 'important day')],
    ]),
  ],
  [
    '/formPlans/payment',
    new Map([
      ['monthly', say('monatlich', 'her ay', 'monthly')],
      ['once', say('einmalig', 'tek seferde', 'once')],
    ]),
  ],
  [
    '/paymentMethod',
    new Map([
      ['card', say('Kredit- oder Debitkarte', 'kredi veya banka kartı', 'credit or debit card')],
      ['applePay', say('Apple Pay', 'Apple Pay', 'Apple Pay')],
      ['googlePay', say('Google Pay', 'Google Pay', 'Google Pay')],
      ['sepa', say('SEPA-Lastschrift', 'SEPA otomatik ödeme', 'SEPA direct debit')],
      ['paypal', say('PayPal', 'PayPal', 'PayPal')],
    ]),
  ],
  [
    '/paymentVersion',
    new Map([
      ['V1', say('nur Karte', 'yalnızca kart', 'card alone')],
      [
        'V2',
        say('Karte, Apple Pay, Google Pay', 'kart, Apple Pay, Google Pay', 'card, Apple Pay, Google Pay'),
      ],
      ['V3', say('alle außer Karte', 'kart dışında hepsi', 'all but card')],
    ]),
  ],
]);

const yes = say('ja', 'evet', 'yes');
const no = say('nein', 'hayır', 'no');

/** What a value of the order is called: a choice by its words, anything else as it is. */
export function orderValue(lang: Lang | StaffLang, pointer: string, value: unknown): string {
  if (typeof value === 'boolean') return (value ? yes : no)[lang];
  return ORDER_VALUES.get(pointer)?.get(value)?.[lang] ?? String(value);
}
