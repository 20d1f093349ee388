import { examplesOf } from '../example.ts';
import { guestWithProof, registration } from '../people.ts';
import { stepUp } from '../step-up.ts';
import type { Job } from './job.ts';
import { broken, freshPhone } from './judging.ts';
import { kept } from './kept.ts';

const company = 'auth/corporate-register';

/** Somebody in Vienna. */
function vienna(phone: string) {
  const data = registration({ phone, email: 'vienna@example.org' });
  return { ...data, contact: { ...data.contact, country: 'AT', postalCode: '1010', city: 'Wien' } };
}

/** Numbers whose form depends on a country. */
export const numberJobs = {
  'postal codes of Austria': {
    recipe: 'take addresses in Austria',
    question: {
      send: async ({ t }) => {
        const phone = freshPhone();
        const client = await guestWithProof(t, phone);
        const answer = await client.post('/api/auth/register', vienna(phone));
        if (answer.status === 201) {
          client.token = answer.payload<{ accessToken: string }>().accessToken;
          await stepUp(client);
        }
        return { status: answer.status, client };
      },
      stored: {
        table: 'users',
        columns: { postal_code: '1010', ...kept('auth/register', { '/contact/country': 'AT' }) },
      },
      staff: 'Land: Österreich',
    },
    effect: {
      see: async ({ t }) => {
        const { personal, contact, security } = vienna(freshPhone());
        const { salutation, firstName, lastName } = personal;
        const { email, phone, street, houseNumber, postalCode, city } = contact;
        const address = { email, phone, street, houseNumber, postalCode, city };
        const german = { personal, contact: { ...contact, postalCode: '10115' }, security };
        return [
          await broken(t, 'account/profile', { salutation, firstName, lastName, ...address }),
          await broken(t, 'auth/register', german),
        ];
      },
      before: [['/postalCode pattern'], ['/contact/country additionalProperties']],
      after: [[], ['/contact/postalCode postalCodeOf']],
    },
  },
  'VAT numbers with DE and nine digits': {
    recipe: 'take VAT numbers of one country',
    question: {
      send: async ({ ayse }) => {
        const { valid } = await examplesOf(company);
        const sent = { ...valid, vatNumber: 'DE 136 695 976' };
        const { status } = await ayse.post('/api/zoho/corporate-register', sent);
        return { status, client: ayse };
      },
      stored: { table: 'application', columns: { vat_number: 'DE136695976' } },
      notExported: 'an application belongs to no account: it can name another person’s address',
      staff: 'VAT: DE136695976',
    },
    effect: {
      see: async ({ t }) => {
        const { valid } = await examplesOf(company);
        const judged = (vatNumber: string) => broken(t, company, { ...valid, vatNumber });
        return [await judged('DE 136 695 977'), await judged('12345678901')];
      },
      before: [['/vatNumber pattern'], []],
      after: [['/vatNumber vatIdOf'], ['/vatNumber vatIdOf']],
    },
  },
} satisfies Record<string, Job>;
