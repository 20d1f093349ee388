import type { Lang } from '../../../shared/language.ts';
import type { RefundUpdate } from '../../infra/ports/payments/payments.ts';
import type { SessionAction } from './control-actions.ts';
import type { DeliveryKind } from './deliver-events.ts';
import type { SandboxState } from './sandbox-session.ts';

export interface ControlWords {
  title: string;
  lead: string;
  otherLang: string;
  empty: string;
  prompt: string;
  holding: string;
  holdAll: string;
  sendAll: string;
  disputed: string;
  messages: string;
  noMessages: string;
  refunds: string;
  states: Record<SandboxState, string>;
  refundStates: Record<RefundUpdate['state'], string>;
  actions: Record<SessionAction, string>;
  ends: Record<'succeeded' | 'failed', string>;
  deliveries: Record<DeliveryKind | 'hold', string>;
  waiting: string;
  held: string;
  never: string;
  answered: string;
  times: string;
}

/** The control page belongs to the sandbox, so its words are not in `locales/`. */
export const controlWords: Record<Lang, ControlWords> = {
  de: {
    title: 'Testzahlungen steuern',
    lead: 'Hier sind Sie der Zahlungsanbieter: Lassen Sie Zahlungen ausgehen, wie Sie möchten, und bestimmen Sie, wann und wie der Shop davon erfährt. Es fließt kein Geld.',
    otherLang: 'Türkçe',
    empty: 'Noch hat niemand etwas bezahlt. Bestellen Sie etwas, dann erscheint die Zahlung hier.',
    prompt: 'Nachrichten an den Shop gehen sofort hinaus.',
    holding: 'Nachrichten an den Shop werden zurückgehalten, bis Sie sie einzeln senden.',
    holdAll: 'Künftige zurückhalten',
    sendAll: 'Künftige sofort senden',
    disputed: 'zurückgebucht',
    messages: 'Nachrichten an den Shop',
    noMessages: 'Bisher keine.',
    refunds: 'Erstattungen',
    states: {
      open: 'offen',
      action: 'wartet auf Freigabe',
      processing: 'in Bearbeitung',
      succeeded: 'erfolgreich',
      failed: 'gescheitert',
      canceled: 'abgebrochen',
    },
    refundStates: { requested: 'unterwegs', succeeded: 'erstattet', failed: 'gescheitert' },
    actions: {
      pay: 'Bezahlen',
      payOnly: 'Bezahlen, später ablehnen',
      action: 'Freigabe verlangen',
      process: 'Gutschrift später',
      processFail: 'Ablehnung später',
      fail: 'Ablehnen',
      cancel: 'Abbrechen',
      succeed: 'Jetzt gutschreiben',
      settleFail: 'Jetzt scheitern lassen',
      dispute: 'Zurückbuchen',
      refund: 'Alles erstatten',
    },
    ends: { succeeded: 'Ankommen lassen', failed: 'Scheitern lassen' },
    deliveries: { send: 'Senden', forged: 'Gefälscht senden', stale: 'Veraltet senden', hold: 'Nie senden' },
    waiting: 'wird gesendet',
    held: 'zurückgehalten',
    never: 'noch nicht gesendet',
    answered: 'Antwort',
    times: 'Mal gesendet',
  },
  tr: {
    title: 'Deneme ödemelerini yönetin',
    lead: 'Burada ödeme sağlayıcısı sizsiniz: Ödemelerin nasıl sonuçlanacağını, mağazanın bunu ne zaman ve nasıl öğreneceğini siz belirlersiniz. Para çekilmez.',
    otherLang: 'Deutsch',
    empty: 'Henüz ödeme yok. Bir sipariş verdiğinizde ödemesi burada görünür.',
    prompt: 'Mağazaya giden bildirimler hemen gönderiliyor.',
    holding: 'Mağazaya giden bildirimler, siz tek tek gönderene kadar bekletiliyor.',
    holdAll: 'Yenilerini beklet',
    sendAll: 'Yenilerini hemen gönder',
    disputed: 'geri alındı',
    messages: 'Mağazaya bildirimler',
    noMessages: 'Henüz yok.',
    refunds: 'İadeler',
    states: {
      open: 'açık',
      action: 'onay bekliyor',
      processing: 'işleniyor',
      succeeded: 'başarılı',
      failed: 'başarısız',
      canceled: 'iptal edildi',
    },
    refundStates: { requested: 'yolda', succeeded: 'iade edildi', failed: 'başarısız' },
    actions: {
      pay: 'Öde',
      payOnly: 'Öde, sonra reddet',
      action: 'Onay iste',
      process: 'Sonra onayla',
      processFail: 'Sonra reddet',
      fail: 'Reddet',
      cancel: 'Vazgeç',
      succeed: 'Şimdi onayla',
      settleFail: 'Şimdi başarısız yap',
      dispute: 'Geri al',
      refund: 'Tamamını iade et',
    },
    ends: { succeeded: 'Tamamla', failed: 'Başarısız yap' },
    deliveries: { send: 'Gönder', forged: 'Sahte gönder', stale: 'Eskimiş gönder', hold: 'Hiç gönderme' },
    waiting: 'gönderiliyor',
    held: 'bekletiliyor',
    never: 'henüz gönderilmedi',
    answered: 'Yanıt',
    times: 'kez gönderildi',
  },
};
