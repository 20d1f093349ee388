import { type ReactNode, Suspense, use, useMemo, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { FormScriptsProvider } from '../../../client/forms/scripts/form-scripts-context.ts';
import { LanguageContext } from '../../../client/lib/language.ts';
import { loadWords } from '../../../client/lib/words.ts';
import { type Lang, localeOf } from '../../../shared/language.ts';
import { draftScripts } from './draft-scripts.ts';
import { Form } from './form.tsx';
import { tell, useShown } from './use-shown.ts';
import { Walk } from './walk.tsx';

/** A form or an order of a draft in the customers' own components. */
export function Frame() {
  const [scripts] = useState(() => draftScripts(() => tell({ kind: 'lost' })));
  const shown = useShown(scripts.show);
  const lang = shown?.lang ?? 'de';
  const language = useMemo(() => ({ lang, switchTo: () => undefined }), [lang]);
  if (!shown) return null;
  return (
    <LanguageContext value={language}>
      <FormScriptsProvider value={scripts.scripts}>
        <Suspense>
          <Words lang={lang}>
            {'form' in shown ? (
              <Form key={`${shown.form} ${shown.filled.turn}`} {...shown} />
            ) : (
              <Walk key={shown.filled.turn} {...shown} />
            )}
          </Words>
        </Suspense>
      </FormScriptsProvider>
    </LanguageContext>
  );
}

function Words({ lang, children }: { lang: Lang; children: ReactNode }) {
  // Those of a page that shows all forms.
  const words = use(loadWords(lang, 'formDesk'));
  return (
    <IntlProvider locale={localeOf[lang]} defaultLocale="de-DE" messages={words}>
      {children}
    </IntlProvider>
  );
}
