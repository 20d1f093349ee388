import type { Lang } from '../../../shared/language.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { Application } from './application.ts';

export interface NewApplication {
  id: string;
  team: TeamId;
  kind: 'corporate' | 'dealer';
  lang: Lang;
  form: Application;
  answers: string | null;
  definitionVersion: string;
  now: Date;
}

export async function insertApplication(tx: Queryable, application: NewApplication): Promise<void> {
  const row = rowOf(application);
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`);
  await tx.query(`INSERT INTO application (${columns}) VALUES (${places})`, Object.values(row));
}

function rowOf({ id, team, kind, lang, form, answers, definitionVersion, now }: NewApplication) {
  return {
    id,
    team,
    kind,
    lang,
    company_name: form.companyName,
    vat_number: form.vatNumber,
    shop_count: 'shopCount' in form ? form.shopCount : null,
    salutation: form.salutation,
    first_name: form.firstName,
    last_name: form.lastName,
    email: form.email,
    phone: form.phone,
    street: form.street,
    house_number: form.houseNumber,
    postal_code: form.postalCode,
    city: form.city,
    message: form.message ?? null,
    answers,
    definition_version: definitionVersion,
    created_at: now,
  };
}
