import { useState } from 'react';
import type { UserView } from '../../../shared/api/customers.ts';
import { type Lang, withLanguage } from '../../../shared/language.ts';
import { pathOf } from '../../../shared/match-page.ts';
import { Switch } from '../../components/switch.tsx';
import { bootstrap } from '../../lib/bootstrap.ts';
import { call } from '../../lib/call.ts';
import { useLanguage } from '../../lib/language.ts';
import { notify } from '../../lib/notices.ts';
import { ownChoice } from '../../lib/own-choice.ts';
import { useText } from '../../lib/text.ts';
import { useUser } from '../../lib/user.ts';

/** Whether this browser keeps the customer's bills and usage; only where it has a service worker to show them. */
export function OwnOffline() {
  const text = useText();
  const user = useUser();
  const { lang } = useLanguage();
  const [isOn, setIsOn] = useState(() => ownChoice() === user.id);
  if (!('serviceWorker' in navigator) || bootstrap().settings.serviceWorker === 'off') return null;

  const change = async (isOn: boolean) => {
    setIsOn(isOn);
    await (isOn ? keepOwn(user, lang) : endKeeping());
    notify({ kind: 'success', key: `offline.page.own.${isOn ? 'on' : 'off'}` });
  };

  return (
    <Switch
      label={text('offline.page.own.label')}
      help={text('offline.page.own.lead')}
      checked={isOn}
      onChange={change}
    />
  );
}

async function endKeeping(): Promise<void> {
  await (await import('../../lib/offline/own-copies.ts')).choose(undefined);
}

/** Both pages and their answers, at once; what fails is kept at the next visit. */
async function keepOwn(user: UserView, lang: Lang): Promise<void> {
  const [copies, worker] = await Promise.all([
    import('../../lib/offline/own-copies.ts'),
    import('../../lib/offline/start-worker.ts'),
  ]);
  await copies.choose(user);
  const paths = [pathOf('bills'), pathOf('usage')].map((path) => withLanguage(lang, path));
  // A browser that refused the worker keeps the answers alone: the customer does not wait for it.
  void worker.tellWorker({ type: 'keep', paths });
  await Promise.allSettled([readBills(), readUsage()]);
}

async function readBills(): Promise<void> {
  await Promise.all([call('GET /api/contracts/me'), call('GET /api/invoices/me')]);
}

async function readUsage(): Promise<void> {
  const { usage } = await call('GET /api/usage/me');
  await Promise.all(
    usage.map(({ contractId }) => call('GET /api/usage/me/history', { query: { contractId } })),
  );
}
