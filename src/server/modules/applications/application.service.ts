import type { Lang } from '../../../shared/form-script.ts';
import type { AuthCorporateRegister, AuthDealerApplication } from '../../../shared/generated/forms.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { AppDeps } from '../../deps.ts';
import { enqueueLetter } from '../../letter.ts';
import { insertApplication } from './application.repository.ts';

/** The two forms that apply for something, and how the CRM calls them. */
const applicationKinds = {
  'auth/corporate-register': 'corporate',
  'auth/dealer-application': 'dealer',
} as const;

export type ApplicationForm = keyof typeof applicationKinds;
export type Application = AuthCorporateRegister | AuthDealerApplication;

interface Applicant {
  team: TeamId;
  lang: Lang;
}

/** Stores an application, thanks the applicant and tells the service. @returns its id */
export async function apply(
  deps: AppDeps,
  { team, lang }: Applicant,
  formId: ApplicationForm,
  form: Application,
): Promise<string> {
  const id = deps.random.id();
  const kind = applicationKinds[formId];
  const definitionVersion = deps.definitions.versions()[formId] ?? '';
  const { companyName: company, firstName, lastName, email } = form;
  const values = { kind, company, name: `${firstName} ${lastName}`, id };
  await deps.db.transaction(async (tx) => {
    await insertApplication(tx, { id, team, kind, lang, form, definitionVersion, now: deps.clock() });
    await enqueueLetter(tx, deps, { team, lang, to: email, name: 'applicationReceived', values });
    await enqueueLetter(tx, deps, { team, lang: 'de', name: 'applicationNew', values });
  });
  return id;
}
