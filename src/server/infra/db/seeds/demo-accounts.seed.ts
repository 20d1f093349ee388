import { type TeamId, teamIds } from '../../../../shared/teams.ts';
import { namedUuid } from '../named-uuid.ts';
import type { Seed } from '../seed.ts';
import { upsert } from './upsert.ts';

/**
 * An account to log in with on a new machine, the same in every team. The server prints it at start, so it is no
 * secret.
 */
export const demoAccount = {
  email: 'demo@fanline.example',
  phone: '+4917139200999',
  password: 'Stadion-7Tor',
  keyword: '4711',
} as const;

/** argon2id of the password and the keyword above; a test compares them. */
export const demoHashes = {
  password:
    '$argon2id$v=19$m=19456,t=2,p=1$BmINSxzQ0LPItyWIpSpM0w$BIumPw5n/v2Rilo2QnXSuFn12QaMNq3g8wylqzOIuwQ',
  keyword:
    '$argon2id$v=19$m=19456,t=2,p=1$OPhlm85yN19nF5Car6avDg$rc82gSLyXMprehsc/QklupIlDI48QCdyEWWDhniooLs',
} as const;

const person = {
  salutation: 'mrs',
  first_name: 'Deniz',
  last_name: 'Demo',
  birthday: '1990-05-19',
  document_type: 'idCard',
  id_number: 'L01X00T47',
  identity_valid_until: '2099-12-31',
  street: 'Lindenallee',
  house_number: '12a',
  postal_code: '10115',
  city: 'Berlin',
} as const;

export const demoAccountsSeed: Seed = {
  id: 'demo-accounts',
  content: JSON.stringify([demoAccount, demoHashes, person, teamIds]),
  async run(tx, now) {
    for (const team of teamIds) await upsert(tx, 'users', 'id', rowOf(team, now.toISOString()));
  },
};

function rowOf(team: TeamId, now: string) {
  return {
    id: namedUuid(team, 'user', 'demo'),
    team,
    lang: 'de',
    email: demoAccount.email,
    email_key: demoAccount.email,
    phone: demoAccount.phone,
    ...person,
    password_hash: demoHashes.password,
    keyword_hash: demoHashes.keyword,
    marketing_consent: false,
    terms_accepted_at: now,
    invitation_code: `DEMO${team.slice(0, 4).toUpperCase()}`,
    created_at: now,
    updated_at: now,
  };
}
