import { useState } from 'react';
import { DefinitionForm } from '../../forms/definition-form.tsx';
import { isSchemeChoice, schemeChoice, setSchemeChoice } from '../../lib/colour-scheme.ts';
import { languageCode, useLanguage } from '../../lib/language.ts';
import { notify } from '../../lib/notices.ts';

/** Language and colour scheme: both belong to this browser, so nothing is sent. */
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
      onSubmit={({ language, colorScheme }) => {
        if (isSchemeChoice(colorScheme)) setSchemeChoice(colorScheme);
        const chosen = String(language) === languageCode.tr ? 'tr' : 'de';
        if (chosen !== lang) switchTo(chosen);
        notify({ kind: 'success', key: 'account.page.profile.settingsSaved' });
      }}
    />
  );
}
