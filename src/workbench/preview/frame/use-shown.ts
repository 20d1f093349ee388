import { useEffect, useState } from 'react';
import { judgeOn } from '../../../client/forms/scripts/judging-day.ts';
import type { FormValues } from '../../../shared/form-script.ts';
import { isRecord } from '../../../shared/json-values.ts';
import { asBefore } from '../as-before.ts';
import { isOurs, type Shown, type Told, type WalkState } from '../messages.ts';

/** What a page that stands by itself shows: its server has written it into the page. */
function written(): Shown | undefined {
  const text = document.getElementById('root')?.dataset.shown;
  return text === undefined ? undefined : JSON.parse(text);
}

export function tell(told: Told<FormValues | WalkState>): void {
  if (window.parent !== window) window.parent.postMessage(told, window.location.origin);
}

/** Also where it is the same, an attribute that is set has the browser find the styles of the whole document again. */
function markRoot(name: string, value: string): void {
  const root = document.documentElement;
  if (root.getAttribute(name) !== value) root.setAttribute(name, value);
}

/** What the page around the frame wants to be shown. @param before is told of it before it is drawn */
export function useShown(before: (shown: Shown) => void): Shown | undefined {
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    const show = (data: Shown) => {
      markRoot('lang', data.lang);
      markRoot('data-mantine-color-scheme', data.theme);
      judgeOn(data.today);
      before(data);
      setShown((last) => asBefore(last, data));
    };
    const own = written();
    if (own) {
      show(own);
      return undefined;
    }
    const take = (event: MessageEvent<Shown>) => {
      // Tools that look at a page send it texts of their own.
      if (isOurs(event, window.parent) && isRecord(event.data)) show(event.data);
    };
    window.addEventListener('message', take);
    tell({ kind: 'ready' });
    return () => window.removeEventListener('message', take);
  }, [before]);
  return shown;
}
