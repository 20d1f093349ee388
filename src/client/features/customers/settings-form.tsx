import { useState } from 'react';
import { DefinitionForm } from '../../forms/definition-form.tsx';
import { isSchemeChoice, schemeChoice, setSchemeChoice } from '../../lib/colour-scheme.ts';
import { api } from '../../lib/http.ts';
import { languageCode, useLanguage } from '../../lib/language.ts';
import { notify } from '../../lib/notices.ts';

/** Language and colour scheme of this browser; the language is also that of our mails. */
export function SettingsForm() {
  const { lang, switchTo } = useLanguage();
  const [initialData] = useState(() => ({
    language: Number(languageCode[lang]),
    colorScheme: schemeChoice(),
  }));
  return (
    <DefinitionForm
      id="account/app-settings"
      initialData={initialData}
      onSubmit={async (data, { version }) => {
        await api('/api/users/me/settings', {
          method: 'PUT',
          data,
          headers: { 'X-Definition-Version': version },
        });
        const { language, colorScheme } = data;
        if (isSchemeChoice(colorScheme)) setSchemeChoice(colorScheme);
        const chosen = String(language) === languageCode.tr ? 'tr' : 'de';
        if (chosen !== lang) switchTo(chosen);
        notify({ kind: 'success', key: 'account.page.profile.settingsSaved' });
      }}
    />
  );
}
