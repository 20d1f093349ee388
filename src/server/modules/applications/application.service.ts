import type { AuthCorporateRegister, AuthDealerApplication } from '../../../shared/generated/forms.ts';
import type { Lang } from '../../../shared/language.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { Caller } from '../../infra/budgets/caller.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { enqueueMail } from '../../infra/mail/enqueue-mail.ts';
import { mayWriteTo, spendOnForm } from '../../infra/mail/public-form.ts';
import { insertApplication } from './application.repository.ts';

/** The two application forms, and their names for the CRM. */
const applicationKinds = {
  'auth/corporate-register': 'corporate',
  'auth/dealer-application': 'dealer',
} as const;

export type ApplicationForm = keyof typeof applicationKinds;
export type Application = AuthCorporateRegister | AuthDealerApplication;

interface Applicant {
  team: TeamId;
  lang: Lang;
  caller: Caller;
}

/** Stores an application, sends a mail to the applicant and one to the service. @returns its id */
export async function apply(
  deps: AppDeps,
  { team, lang, caller }: Applicant,
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
    if (await mayWriteTo(tx, deps, email))
      await enqueueMail(tx, deps, { team, lang, to: email, name: 'applicationReceived', values });
    await enqueueMail(tx, deps, { team, lang: 'de', name: 'applicationNew', values });
    await spendOnForm(tx, deps, caller);
  });
  return id;
}
