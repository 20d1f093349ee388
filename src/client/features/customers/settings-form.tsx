import { useState } from 'react';
import { langOfCode, languageCode } from '../../../shared/language.ts';
import { DefinitionForm } from '../../forms/definition-form.tsx';
import { formHeaders } from '../../forms/form-headers.ts';
import { call } from '../../lib/call.ts';
import { isSchemeChoice, schemeChoice, setSchemeChoice } from '../../lib/colour-scheme.ts';
import { useLanguage } from '../../lib/language.ts';
import { notify } from '../../lib/notices.ts';

/** Language and colour scheme of this browser; our mails use the same language. */
export function SettingsForm() {
  const { lang, switchTo } = useLanguage();
  const [initialData] = useState(() => ({
    language: languageCode[lang],
    colorScheme: schemeChoice(),
  }));
  return (
    <DefinitionForm
      id="account/app-settings"
      submitLook="secondary"
      initialData={initialData}
      onSubmit={async (data, { version }) => {
        const headers = formHeaders(version);
        await call('PUT /api/users/me/settings', { body: data, headers });
        const { language, colorScheme } = data;
        if (isSchemeChoice(colorScheme)) setSchemeChoice(colorScheme);
        const chosen = langOfCode(language);
        if (chosen && chosen !== lang) switchTo(chosen);
        notify({ kind: 'success', key: 'account.page.profile.settingsSaved' });
      }}
    />
  );
}
