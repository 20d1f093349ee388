import { evilMailServer } from '../invariants/outside/evil-systems.ts';
import { ClamdStandIn } from './clamd-stand-in.ts';
import { StripeStandIn } from './stripe-stand-in.ts';
import { newsSecret } from './system-news.ts';
import { idIn, SystemStandIn } from './system-stand-in.ts';

export const stripeSecret = 'whsec_test_stand_in';

/** Every outside system that production asks for, on the loopback, and the settings that lead to them. */
export async function startOutside() {
  const system = () => SystemStandIn.start(({ path }) => [200, { id: idIn(path) }]);
  const [sms, porting, logistics, network, billing] = await Promise.all(Array.from({ length: 5 }, system));
  const [mails, clamd, stripe] = await Promise.all([
    evilMailServer(),
    ClamdStandIn.start(),
    StripeStandIn.start(),
  ]);
  const settings = (name: string, one: SystemStandIn | undefined) => ({
    [`${name}_URL`]: one?.url ?? '',
    [`${name}_KEY`]: 'key',
    [`${name}_NEWS_SECRET`]: newsSecret,
  });
  return {
    stripe,
    /** The last code that a phone got. */
    codeFor: (phone: string) => {
      const sent = sms?.requests.findLast(({ body }) => body.to === phone)?.body.text;
      return /\b\d{6}\b/.exec(String(sent))?.[0];
    },
    env: {
      SMS_GATEWAY_URL: sms?.url ?? '',
      SMTP_URL: mails.url,
      MAIL_FROM: 'service@fanline.example',
      CLAMD_URL: clamd.url,
      STRIPE_SECRET_KEY: 'sk_test_stand_in',
      STRIPE_WEBHOOK_SECRET: stripeSecret,
      STRIPE_API_BASE: stripe.url,
      ...settings('PORTING', porting),
      ...settings('LOGISTICS', logistics),
      ...settings('NETWORK', network),
      ...settings('BILLING', billing),
    },
    stop: async () => {
      const systems = [sms, porting, logistics, network, billing, clamd, stripe];
      await Promise.all([mails.close(), ...systems.map((one) => one?.stop())]);
    },
  };
}
