import type { PaymentMethod } from '../../../shared/enums.ts';
import type { Lang } from '../../../shared/form-script.ts';
import type { SandboxAction } from '../../ports/payments/sandbox/sandbox-session.ts';

export interface SandboxWords {
  title: string;
  badge: string;
  purpose: string;
  method: string;
  lead: string;
  actions: Record<SandboxAction, string>;
  methods: Record<PaymentMethod, string>;
}

const brands = { applePay: 'Apple Pay', googlePay: 'Google Pay', paypal: 'PayPal' };

/** The page stands for somebody else's, so its words are not among ours in `locales/`. */
export const sandboxWords: Record<Lang, SandboxWords> = {
  de: {
    title: 'Bezahlen',
    badge: 'Testzahlung – es fließt kein Geld',
    purpose: 'Verwendungszweck',
    method: 'Zahlungsart',
    lead: 'Wählen Sie, wie diese Zahlung ausgehen soll.',
    actions: {
      pay: 'Jetzt bezahlen',
      process: 'Bezahlen, Gutschrift kommt später',
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
    actions: {
      pay: 'Şimdi öde',
      process: 'Öde, onay sonra gelsin',
      fail: 'Ödeme reddedilsin',
      cancel: 'Vazgeç',
    },
    methods: { ...brands, card: 'Kart', sepa: 'SEPA otomatik ödeme' },
  },
};
