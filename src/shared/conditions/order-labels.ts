import type { Lang } from '../language.ts';
import type { StaffLang } from '../staff-words.ts';

/** What the names of the order in progress are called in rule book and workbench, by pointer; a test keeps the list complete. */
export const ORDER_LABELS: ReadonlyMap<string, Record<Lang | StaffLang, string>> = new Map([
  ['/customerType', { de: 'Kundenart', tr: 'Müşteri türü', en: 'Kind of customer' }],
  ['/tariff', { de: 'Tarif', tr: 'Tarife', en: 'Plan' }],
  ['/tariff/slug', { de: 'Kurzname des Tarifs', tr: 'Tarifenin kısa adı', en: 'Short name of the plan' }],
  ['/tariff/type', { de: 'Art des Tarifs', tr: 'Tarife türü', en: 'Kind of plan' }],
  ['/tariff/name', { de: 'Name des Tarifs', tr: 'Tarifenin adı', en: 'Name of the plan' }],
  ['/tariff/dataGb', { de: 'Datenvolumen (GB)', tr: 'İnternet hakkı (GB)', en: 'Data volume (GB)' }],
  ['/tariff/priceCents', { de: 'Monatspreis (Cent)', tr: 'Aylık ücret (sent)', en: 'Monthly price (cents)' }],
  [
    '/tariff/oneOffCents',
    { de: 'Einmaliger Preis (Cent)', tr: 'Tek seferlik ücret (sent)', en: 'One-off price (cents)' },
  ],
  [
    '/tariff/termMonths',
    { de: 'Mindestlaufzeit (Monate)', tr: 'Asgari süre (ay)', en: 'Minimum term (months)' },
  ],
  ['/tariff/hasFormOption', { de: 'Tarif mit Trikot', tr: 'Formalı tarife', en: 'Plan with a jersey' }],
  ['/tariff/speedMbit', { de: 'Geschwindigkeit (Mbit/s)', tr: 'Hız (Mbit/sn)', en: 'Speed (Mbit/s)' }],
  [
    '/tariff/businessOnly',
    { de: 'Tarif nur für Firmen', tr: 'Yalnızca firmalar için tarife', en: 'Plan for businesses only' },
  ],
  [
    '/tariff/mainContractRequired',
    {
      de: 'Tarif nur mit Hauptvertrag',
      tr: 'Yalnızca ana hatla tarife',
      en: 'Plan with a main contract only',
    },
  ],
  ['/operators', { de: 'Anbieter', tr: 'Operatörler', en: 'Operators' }],
  ['/numberType', { de: 'Art der Rufnummer', tr: 'Numara türü', en: 'Kind of number' }],
  ['/simType', { de: 'Art der SIM', tr: 'SIM türü', en: 'Kind of SIM' }],
  ['/simNumber', { de: 'Nummer der SIM-Karte', tr: 'SIM kart numarası', en: 'Number of the SIM card' }],
  ['/portingOptions', { de: 'Rufnummernmitnahme', tr: 'Numara taşıma', en: 'Number porting' }],
  ['/portingOptions/mnpType', { de: 'Zeitpunkt der Mitnahme', tr: 'Taşıma zamanı', en: 'Time of porting' }],
  [
    '/portingOptions/contractEndsOn',
    { de: 'Ende des alten Vertrags', tr: 'Eski sözleşmenin bitişi', en: 'End of the old contract' },
  ],
  ['/userInfo', { de: 'Kundendaten', tr: 'Müşteri bilgileri', en: 'Customer data' }],
  ['/userInfo/known', { de: 'angemeldet', tr: 'oturum açık', en: 'signed in' }],
  ['/userInfo/salutation', { de: 'Anrede', tr: 'Hitap', en: 'Salutation' }],
  ['/userInfo/birthday', { de: 'Geburtsdatum', tr: 'Doğum tarihi', en: 'Date of birth' }],
  ['/userInfo/documentType', { de: 'Art des Ausweises', tr: 'Kimlik türü', en: 'Kind of ID document' }],
  ['/userInfo/postalCode', { de: 'Postleitzahl', tr: 'Posta kodu', en: 'Postal code' }],
  ['/userInfo/city', { de: 'Ort', tr: 'Şehir', en: 'Town' }],
  [
    '/userInfo/deliveryAddress',
    { de: 'andere Lieferadresse', tr: 'farklı teslimat adresi', en: 'Other delivery address' },
  ],
  ['/productOptions', { de: 'Zusatzpakete', tr: 'Ek paketler', en: 'Add-ons' }],
  ['/newPhoneNumberOptions', { de: 'Neue Nummer', tr: 'Yeni numara', en: 'New number' }],
  ['/newPhoneNumberOptions/kind', { de: 'Nummernklasse', tr: 'Numara sınıfı', en: 'Class of the number' }],
  [
    '/newPhoneNumberOptions/class',
    { de: 'Anlass der Wunschnummer', tr: 'Özel numaranın anlamı', en: 'Reason of the VIP number' },
  ],
  [
    '/newPhoneNumberOptions/priceCents',
    { de: 'Preis der Nummer (Cent)', tr: 'Numaranın ücreti (sent)', en: 'Price of the number (cents)' },
  ],
  ['/formPlans', { de: 'Trikot', tr: 'Forma', en: 'Jersey' }],
  ['/formPlans/size', { de: 'Trikotgröße', tr: 'Forma bedeni', en: 'Jersey size' }],
  ['/formPlans/number', { de: 'Rückennummer', tr: 'Forma numarası', en: 'Jersey number' }],
  ['/formPlans/style', { de: 'Trikotdesign', tr: 'Forma tasarımı', en: 'Jersey design' }],
  [
    '/formPlans/payment',
    { de: 'Bezahlung des Trikots', tr: 'Formanın ödemesi', en: 'Payment of the jersey' },
  ],
  ['/paymentMethod', { de: 'Zahlungsart', tr: 'Ödeme yöntemi', en: 'Payment method' }],
  [
    '/paymentVersion',
    { de: 'Angebotene Zahlungsarten', tr: 'Sunulan ödeme yöntemleri', en: 'Payment methods offered' },
  ],
  ['/couponCode', { de: 'Gutscheincode', tr: 'Kupon kodu', en: 'Coupon code' }],
]);
