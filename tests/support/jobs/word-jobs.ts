import { registration } from '../people.ts';
import type { Job } from './job.ts';

const wrongPostalCode = { path: '/contact/postalCode', keyword: 'pattern', rule: 'pattern' };

/** Other words for what is asked already. */
export const wordJobs = {
  'a sentence that repeats what was typed': {
    recipe: 'repeat what was typed',
    noAnswer: 'only the sentence of a refusal changes',
    effect: {
      see: async ({ t }) => {
        const data = registration({ phone: '+491713920088', email: 'recipe@example.org' });
        const sent = { ...data, contact: { ...data.contact, postalCode: '{0}<b>' } };
        const answer = await t.client({ lang: 'tr' }).post('/api/forms/auth/register/validate', sent);
        return answer.payload<{ errors: object[] }>().errors;
      },
      before: [{ ...wrongPostalCode, message: 'Posta kodu 5 rakamdan oluşur.' }],
      after: [
        { ...wrongPostalCode, message: '“{0}<b>” bir posta kodu değil. Posta kodu beş rakamdan oluşur.' },
      ],
    },
  },
  'a form in English': {
    recipe: 'say a form in another language',
    noAnswer: 'only the words change; the same is asked and stored',
    effect: {
      see: async ({ t }) => {
        const english = { 'x-language-code': '2' };
        const refused = await t.client().post('/api/forms/support/barrier/validate', {}, english);
        const { errors } = refused.payload<{ errors: { message: string }[] }>();
        const { words } = t.definitions.form('support/barrier', 'en') ?? {};
        return [refused.headers['content-language'], errors[0]?.message, words?.['page.title']];
      },
      before: ['de', 'Bitte sagen Sie uns, wo die Barriere ist.', 'Barriere melden'],
      after: ['en', 'Please tell us where the barrier is.', 'Barriere melden'],
    },
  },
  'an experiment with words': {
    recipe: 'try other words on some readers',
    noAnswer: 'only the words change; who sees which follows from an id, and nothing is stored',
    effect: {
      see: async ({ t }) => {
        const said = (lang: 'de' | 'tr') =>
          t.definitions.form('survey/answer', lang)?.variants.map(({ name, words }) => [name, words.submit]);
        return [said('de'), said('tr')];
      },
      before: [[], []],
      after: [[['warm', 'Meinung abschicken']], [['warm', 'Fikrinizi paylaşın']]],
    },
  },
} satisfies Record<string, Job>;
