import type { PaymentMethod } from '../../../shared/enums.ts';
import type { Lang } from '../../../shared/language.ts';
import type { SandboxAction } from './sandbox-outcomes.ts';

export interface SandboxWords {
  title: string;
  badge: string;
  purpose: string;
  method: string;
  lead: string;
  /** The bank asks the payer for a confirmation. */
  confirm: string;
  actions: Record<SandboxAction, string>;
  methods: Record<PaymentMethod, string>;
}

const brands = { applePay: 'Apple Pay', googlePay: 'Google Pay', paypal: 'PayPal' };

/** The page simulates another company's page, so its words are not in `locales/`. */
export const sandboxWords: Record<Lang, SandboxWords> = {
  de: {
    title: 'Bezahlen',
    badge: 'Testzahlung – es fließt kein Geld',
    purpose: 'Verwendungszweck',
    method: 'Zahlungsart',
    lead: 'Wählen Sie, wie diese Zahlung ausgehen soll.',
    confirm: 'Ihre Bank fragt nach: Geben Sie diese Zahlung frei?',
    actions: {
      pay: 'Jetzt bezahlen',
      payOnly: 'Jetzt bezahlen, spätere Abbuchungen ablehnen lassen',
      action: 'Freigabe durch die Bank verlangen',
      process: 'Bezahlen, Gutschrift kommt später',
      processFail: 'Bezahlen, Bank lehnt später ab',
      fail: 'Zahlung ablehnen lassen',
      cancel: 'Abbrechen',
    },
    methods: { ...brands, card: 'Karte', sepa: 'SEPA-Lastschrift' },
  },
  tr: {
    title: 'Ödeme',
    badge: 'Deneme ödemesi – para çekilmez',
    purpose: 'Açıklama',
    method: 'Ödeme yöntemi',
    lead: 'Bu ödemenin nasıl sonuçlanacağını seçin.',
    confirm: 'Bankanız soruyor: Bu ödemeyi onaylıyor musunuz?',
    actions: {
      pay: 'Şimdi öde',
      payOnly: 'Şimdi öde, sonraki çekimler reddedilsin',
      action: 'Banka onayı istensin',
      process: 'Öde, onay sonra gelsin',
      processFail: 'Öde, banka sonra reddetsin',
      fail: 'Ödeme reddedilsin',
      cancel: 'Vazgeç',
    },
    methods: { ...brands, card: 'Kart', sepa: 'SEPA otomatik ödeme' },
  },
};
