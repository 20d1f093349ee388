import type { Screen } from '../screen.ts';
import { press } from '../steps.ts';

/** What visitors are asked before a service of a third party loads, and what a consent brings. */
export const consentScreens: Screen[] = [
  { name: 'consents/asked', path: '/tarife', consent: 'asked', windowOnly: true, reach: untilAsked },
  {
    name: 'consents/single',
    path: '/tarife',
    consent: 'asked',
    windowOnly: true,
    reach: press('consents.choose'),
  },
  {
    name: 'consents/again',
    path: '/tarife',
    windowOnly: true,
    reach: async (visit) => {
      await press('app.footer.consents')(visit);
      await visit.page.getByRole('dialog').waitFor();
    },
  },
  { name: 'consents/chat', path: '/support', consent: ['chat'], windowOnly: true, reach: untilChat },
];

async function untilAsked({ page, say }: Parameters<NonNullable<Screen['reach']>>[0]): Promise<void> {
  await page.getByRole('button', { name: say('consents.reject') }).waitFor();
}

/** Its button; the frame would come from the provider. */
async function untilChat({ page, say }: Parameters<NonNullable<Screen['reach']>>[0]): Promise<void> {
  await page.getByRole('button', { name: say('consents.chat.open') }).waitFor();
}
