import type { ReadBy } from '../../../shared/contracts/contract.ts';
import type { registration } from '../../../shared/contracts/register.contract.ts';
import type { Lang } from '../../../shared/language.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import { emailKey } from './user.repository.ts';

export interface NewUser {
  id: string;
  team: TeamId;
  lang: Lang;
  data: ReadBy<typeof registration>;
  passwordHash: string;
  keywordHash: string;
  invitationCode: string;
  /** To fields that no code reads. */
  answers: string | null;
  /** The version of auth/register: it identifies the texts of the consents. */
  definitionVersion: string;
  now: Date;
}

/** @throws a unique violation of users_phone, users_email or users_invitation_code */
export async function insertUser(tx: Queryable, user: NewUser): Promise<void> {
  const row = rowOf(user);
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`);
  await tx.query(
    `INSERT INTO users (${columns.join(', ')}) VALUES (${places.join(', ')})`,
    Object.values(row),
  );
}

function rowOf(user: NewUser) {
  const { id, team, lang, data, passwordHash, keywordHash, invitationCode, now } = user;
  const { personal, contact, security } = data;
  return {
    id,
    team,
    lang,
    email: contact.email,
    email_key: emailKey(contact.email),
    phone: contact.phone,
    salutation: personal.salutation,
    first_name: personal.firstName,
    last_name: personal.lastName,
    birthday: personal.birthday,
    document_type: personal.documentType,
    id_number: personal.idNumber,
    identity_valid_until: personal.identityValidityDate,
    street: contact.street,
    house_number: contact.houseNumber,
    postal_code: contact.postalCode,
    city: contact.city,
    delivery: deliveryOf(contact),
    password_hash: passwordHash,
    keyword_hash: keywordHash,
    marketing_consent: security.marketingConsent ?? false,
    terms_accepted_at: now,
    invitation_code: invitationCode,
    answers: user.answers,
    definition_version: user.definitionVersion,
    created_at: now,
    updated_at: now,
  };
}

function deliveryOf(contact: ReadBy<typeof registration>['contact']): string | null {
  if (!contact.deliveryAddress) return null;
  return JSON.stringify({
    street: contact.deliveryStreet,
    houseNumber: contact.deliveryHouseNumber,
    postalCode: contact.deliveryPostalCode,
    city: contact.deliveryCity,
  });
}
