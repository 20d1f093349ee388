import { copyAge } from '../../shared/copy-age.ts';
import { useLanguage } from '../lib/language.ts';
import { useCopyTime } from '../lib/offline/copy-times.ts';
import { useText } from '../lib/text.ts';
import { Message } from './message.tsx';

/** How old the answer of a call is, where a copy is shown because there is no connection. */
export function CopyAge({ of }: { of: string }) {
  const text = useText();
  const { lang } = useLanguage();
  const at = useCopyTime(of);
  if (at === undefined) return null;
  const { key, time, date } = copyAge(at, Date.now(), lang);
  const when = text(`offline.page.when.${key}`, { time, date });
  return (
    <Message kind="warning" live>
      <p>{text('offline.page.offline', { when })}</p>
    </Message>
  );
}
