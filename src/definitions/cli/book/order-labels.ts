import type { Lang } from '../../../shared/language.ts';
import { BOOK_WORDS } from './book-words.ts';
import type { Labels } from './condition-text.ts';

/** What the names of the order in progress are called in the book, by pointer; a test keeps the list complete. */
export const ORDER_LABELS: ReadonlyMap<string, Record<Lang, string>> = new Map([
  ['/customerType', { de: 'Kundenart', tr: 'Müşteri türü' }],
  ['/tariff', { de: 'Tarif', tr: 'Tarife' }],
  ['/tariff/slug', { de: 'Kurzname des Tarifs', tr: 'Tarifenin kısa adı' }],
  ['/tariff/type', { de: 'Art des Tarifs', tr: 'Tarife türü' }],
  ['/tariff/name', { de: 'Name des Tarifs', tr: 'Tarifenin adı' }],
  ['/tariff/dataGb', { de: 'Datenvolumen (GB)', tr: 'İnternet hakkı (GB)' }],
  ['/tariff/priceCents', { de: 'Monatspreis (Cent)', tr: 'Aylık ücret (sent)' }],
  ['/tariff/oneOffCents', { de: 'Einmaliger Preis (Cent)', tr: 'Tek seferlik ücret (sent)' }],
  ['/tariff/termMonths', { de: 'Mindestlaufzeit (Monate)', tr: 'Asgari süre (ay)' }],
  ['/tariff/hasFormOption', { de: 'Tarif mit Trikot', tr: 'Formalı tarife' }],
  ['/tariff/speedMbit', { de: 'Geschwindigkeit (Mbit/s)', tr: 'Hız (Mbit/sn)' }],
  ['/tariff/businessOnly', { de: 'Tarif nur für Firmen', tr: 'Yalnızca firmalar için tarife' }],
  ['/tariff/mainContractRequired', { de: 'Tarif nur mit Hauptvertrag', tr: 'Yalnızca ana hatla tarife' }],
  ['/operators', { de: 'Anbieter', tr: 'Operatörler' }],
  ['/numberType', { de: 'Art der Rufnummer', tr: 'Numara türü' }],
  ['/simType', { de: 'Art der SIM', tr: 'SIM türü' }],
  ['/simNumber', { de: 'Nummer der SIM-Karte', tr: 'SIM kart numarası' }],
  ['/portingOptions', { de: 'Rufnummernmitnahme', tr: 'Numara taşıma' }],
  ['/portingOptions/mnpType', { de: 'Zeitpunkt der Mitnahme', tr: 'Taşıma zamanı' }],
  ['/portingOptions/contractEndsOn', { de: 'Ende des alten Vertrags', tr: 'Eski sözleşmenin bitişi' }],
  ['/userInfo', { de: 'Kundendaten', tr: 'Müşteri bilgileri' }],
  ['/userInfo/known', { de: 'angemeldet', tr: 'oturum açık' }],
  ['/userInfo/salutation', { de: 'Anrede', tr: 'Hitap' }],
  ['/userInfo/birthday', { de: 'Geburtsdatum', tr: 'Doğum tarihi' }],
  ['/userInfo/documentType', { de: 'Art des Ausweises', tr: 'Kimlik türü' }],
  ['/userInfo/postalCode', { de: 'Postleitzahl', tr: 'Posta kodu' }],
  ['/userInfo/city', { de: 'Ort', tr: 'Şehir' }],
  ['/userInfo/deliveryAddress', { de: 'andere Lieferadresse', tr: 'farklı teslimat adresi' }],
  ['/productOptions', { de: 'Zusatzpakete', tr: 'Ek paketler' }],
  ['/newPhoneNumberOptions', { de: 'Neue Nummer', tr: 'Yeni numara' }],
  ['/newPhoneNumberOptions/kind', { de: 'Nummernklasse', tr: 'Numara sınıfı' }],
  ['/newPhoneNumberOptions/class', { de: 'Anlass der Wunschnummer', tr: 'Özel numaranın anlamı' }],
  ['/newPhoneNumberOptions/priceCents', { de: 'Preis der Nummer (Cent)', tr: 'Numaranın ücreti (sent)' }],
  ['/formPlans', { de: 'Trikot', tr: 'Forma' }],
  ['/formPlans/size', { de: 'Trikotgröße', tr: 'Forma bedeni' }],
  ['/formPlans/number', { de: 'Rückennummer', tr: 'Forma numarası' }],
  ['/formPlans/style', { de: 'Trikotdesign', tr: 'Forma tasarımı' }],
  ['/formPlans/payment', { de: 'Bezahlung des Trikots', tr: 'Formanın ödemesi' }],
  ['/paymentMethod', { de: 'Zahlungsart', tr: 'Ödeme yöntemi' }],
  ['/paymentVersion', { de: 'Angebotene Zahlungsarten', tr: 'Sunulan ödeme yöntemleri' }],
  ['/couponCode', { de: 'Gutscheincode', tr: 'Kupon kodu' }],
]);

/** What is asked of the order alone, whose values have no words of their own. */
export function orderLabels(lang: Lang): Labels {
  const words = BOOK_WORDS[lang];
  const label = (pointer: string) => ORDER_LABELS.get(pointer)?.[lang] ?? pointer;
  return {
    field: (path) => label(`/${path.join('/')}`),
    option: (_path, value) => (value === true ? words.yes : value === false ? words.no : String(value)),
    order: label,
  };
}
