import type { Lang } from '../../../shared/language.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { Caller } from '../../infra/budgets/caller.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { answerLines, answersColumn, answersOf } from '../../infra/forms/answers.service.ts';
import { enqueueMail } from '../../infra/mail/enqueue-mail.ts';
import { mayWriteTo, spendOnForm } from '../../infra/mail/public-form.ts';
import type { Lead } from '../../infra/ports/crm/crm.ts';
import { enqueueLead } from '../../infra/ports/crm/enqueue-lead.ts';
import { insertApplication, type NewApplication } from './application.repository.ts';
import { readApplication, type SentApplication } from './application.ts';

interface Applicant {
  team: TeamId;
  lang: Lang;
  caller: Caller;
}

/** Stores an application, sends a mail to the applicant and one to the service. @returns its id */
export async function apply(
  deps: AppDeps,
  { team, lang, caller }: Applicant,
  sent: SentApplication,
): Promise<string> {
  const id = deps.random.id();
  const { kind, form } = readApplication(sent);
  const definitionVersion = deps.definitions.versions()[sent.formId] ?? '';
  const { companyName: company, firstName, lastName, email } = form;
  const values = { kind, company, name: `${firstName} ${lastName}`, id };
  const kept = answersOf(deps, { [sent.formId]: sent.body });
  const answers = answersColumn(kept);
  const lines = await answerLines(deps, kept);
  await deps.db.transaction(async (tx) => {
    await insertApplication(tx, {
      id,
      team,
      kind,
      lang,
      form,
      answers,
      definitionVersion,
      now: deps.clock(),
    });
    await enqueueLead(tx, deps, leadOf({ id, team, kind, form }, lines));
    if (await mayWriteTo(tx, deps, email))
      await enqueueMail(tx, deps, { team, lang, to: email, name: 'applicationReceived', values });
    await enqueueMail(tx, deps, { team, lang: 'de', name: 'applicationNew', values });
    await spendOnForm(tx, deps, caller);
  });
  return id;
}

function leadOf(
  { id, team, kind, form }: Pick<NewApplication, 'id' | 'team' | 'kind' | 'form'>,
  answers: string[],
): Lead {
  const {
    companyName: company,
    firstName,
    lastName,
    email,
    phone,
    street,
    houseNumber,
    postalCode,
    city,
  } = form;
  const shops = 'shopCount' in form ? [`Shops: ${form.shopCount}`] : [];
  const description = [
    `VAT: ${form.vatNumber}`,
    ...shops,
    ...(form.message ? [form.message] : []),
    ...answers,
  ].join('\n');
  return {
    ...{
      id,
      source: kind,
      brand: team,
      company,
      firstName,
      lastName,
      email,
      phone,
      postalCode,
      city,
      description,
    },
    street: `${street} ${houseNumber}`,
  };
}
