import { render } from '@testing-library/react';
import { createRef, type JSXElementConstructor, type PropsWithChildren } from 'react';
import { IntlProvider } from 'react-intl';
import deWords from '../../locales/de/app.json' with { type: 'json' };
import deErrors from '../../locales/de/errors.json' with { type: 'json' };
import trWords from '../../locales/tr/app.json' with { type: 'json' };
import trErrors from '../../locales/tr/errors.json' with { type: 'json' };
import { DefinitionForm } from '../../src/client/forms/definition-form.tsx';
import type { DefinitionFormProps } from '../../src/client/forms/form-props.ts';
import { createFormScripts, type FormScriptSource } from '../../src/client/forms/scripts/form-scripts.ts';
import { FormScriptsProvider } from '../../src/client/forms/scripts/form-scripts-context.ts';
import type { FormHandle } from '../../src/client/forms/state/form-handle.ts';
import { LanguageContext } from '../../src/client/lib/language.ts';
import type { FormScript } from '../../src/shared/form-script.ts';
import { isLang, type Lang } from '../../src/shared/language.ts';
import { patientUser } from './patient-user.ts';

/** A source of scripts that are here already; `changes` may stand for a server whose answers change. */
export function sourceOf(script: FormScript, changes: Partial<FormScriptSource> = {}): FormScriptSource {
  const versions = { [script.id]: script.version };
  return {
    versions,
    pollSeconds: 1,
    fetchVersions: async () => versions,
    importScript: async () => script,
    ...changes,
  };
}

/** Renders a form as a page would, and waits until it is there. */
export async function renderForm(
  script: FormScript,
  props: Partial<DefinitionFormProps> = {},
  {
    lang = isLang(script.lang) ? script.lang : 'de',
    source = sourceOf(script),
    wrapper,
  }: { lang?: Lang; source?: FormScriptSource; wrapper?: JSXElementConstructor<PropsWithChildren> } = {},
) {
  const handle = createRef<FormHandle>();
  const scripts = createFormScripts(source);
  const page = (more: Partial<DefinitionFormProps> = {}, spoken = lang) => (
    <LanguageContext value={{ lang: spoken, switchTo: () => undefined }}>
      <IntlProvider
        locale={spoken}
        messages={spoken === 'de' ? { ...deWords, ...deErrors } : { ...trWords, ...trErrors }}
      >
        <FormScriptsProvider value={scripts}>
          <DefinitionForm ref={handle} id={script.id} {...props} {...more} />
        </FormScriptsProvider>
      </IntlProvider>
    </LanguageContext>
  );
  const user = patientUser();
  const view = render(page(), wrapper && { wrapper });
  const again = (more: Partial<DefinitionFormProps>, spoken?: Lang) => view.rerender(page(more, spoken));
  return { ...view, user, handle, again };
}
