import type { Screen, Visit } from '../screen.ts';
import { loseConnection, steps } from '../steps.ts';

const PROFILE = '/dashboard/account/profile';

/** What a reader sees without a connection, or has switched on for it. The brand's page `/offline` is no page of the app. */
export const offlineScreens: Screen[] = [
  { name: 'copy/tariffs', path: '/tarife', reach: putBar },
  {
    name: 'own-offline/switched-on',
    path: `${PROFILE}#settings`,
    as: 'customer',
    reach: switchOn,
    windowOnly: true,
  },
  {
    name: 'own-offline/bills',
    path: '/dashboard/bills',
    as: 'customer',
    reach: steps(goTo(PROFILE), switchOn, loseConnection, goTo('/dashboard/bills')),
  },
];

/** As the service worker does it, which the gallery has not: `src/worker/age-bar.ts`. */
async function putBar({ page, say }: Visit): Promise<void> {
  const when = say('offline.page.when.today').replace('{time}', '14:05');
  const words = {
    sentence: say('offline.page.offline').replace('{when}', when),
    reload: say('offline.bar.reload'),
  };
  await page.evaluate(({ sentence, reload }) => {
    const style = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href: '/offline-bar.css',
    });
    const bar = Object.assign(document.createElement('div'), { id: 'copy', role: 'status' });
    const text = document.createElement('span');
    text.textContent = sentence;
    const form = document.createElement('form');
    form.append(Object.assign(document.createElement('button'), { type: 'submit', textContent: reload }));
    bar.append(text, ' ', form);
    document.head.append(style);
    document.body.prepend(bar);
  }, words);
}

async function switchOn({ page, say }: Visit): Promise<void> {
  await page.getByRole('switch', { name: say('offline.page.own.label') }).check();
  await page.getByText(say('offline.page.own.on')).waitFor();
}

/** To another page of the app without a new document: what is loaded stays. */
function goTo(path: string): (visit: Visit) => Promise<void> {
  return ({ page, lang }) =>
    page.evaluate(
      (address) => {
        history.pushState({}, '', address);
        window.dispatchEvent(new PopStateEvent('popstate'));
      },
      lang === 'tr' ? `/tr${path}` : path,
    );
}
