import { examplesOf } from '../example.ts';
import type { Bench, Job, RecipeCase } from './job.ts';
import { broken } from './judging.ts';
import { kept } from './kept.ts';

const form = 'support/message';

/** A message of a customer with answers to new questions. */
async function message(answers: object) {
  return { ...(await examplesOf(form)).valid, ...answers };
}

/** Questions of the message to the service. */
function asked(answers: object, values: Record<string, unknown>, staff: string) {
  return {
    send: async ({ ayse }: Bench) => {
      const { status } = await ayse.post('/api/support/messages', await message(answers));
      return { status, client: ayse };
    },
    stored: { table: 'support_message', columns: kept(form, values) },
    staff,
  };
}

const refused =
  (...wrong: object[]) =>
  async ({ t }: Bench) =>
    Promise.all(wrong.map(async (answers) => broken(t, form, await message(answers))));

const unknown = (...paths: string[]) => paths.map((path) => `${path} additionalProperties`);

export const messageJobs = {
  'how did you hear of us, with a text for other': {
    recipe: 'ask how customers heard of us',
    question: asked(
      { heardFrom: 'other', heardFromOther: ' Radio ' },
      { '/heardFrom': 'other', '/heardFromOther': 'Radio' },
      'Woher kennen Sie uns? (freiwillig): anders\nWoher?: Radio',
    ),
    effect: {
      see: refused({ heardFrom: 'other' }),
      before: [unknown('/heardFrom')],
      after: [['/heardFromOther required']],
    },
  },
  'a list of up to five people': {
    recipe: 'ask for a list of people',
    question: asked(
      { users: [{ name: ' Ayşe Yılmaz ' }, { name: 'Deniz Kaya' }] },
      { '/users': [{ name: 'Ayşe Yılmaz' }, { name: 'Deniz Kaya' }] },
      'Vor- und Nachname: Ayşe Yılmaz, Vor- und Nachname: Deniz Kaya',
    ),
    effect: {
      see: refused({ users: [{ name: 'A' }, { name: '<b>' }] }),
      before: [unknown('/users')],
      after: [['/users/1/name pattern']],
    },
  },
  'a computed total': {
    recipe: 'show a total',
    question: asked(
      { matchesAtHome: 17, matchesAway: 3, matches: 999 },
      { '/matchesAtHome': 17, '/matchesAway': 3, '/matches': 20 },
      'Spiele in einer Saison: 20',
    ),
    effect: {
      see: refused({ matchesAtHome: 50, matchesAway: 31, matches: 1 }),
      before: [unknown('/matchesAtHome', '/matchesAway', '/matches')],
      after: [['/matches maximum']],
    },
  },
  'the town of a postal code': {
    recipe: 'suggest the town of a postal code',
    question: asked(
      { homePostalCode: '54 636', homeTown: ' Baustert ' },
      { '/homePostalCode': '54636', '/homeTown': 'Baustert' },
      'Postleitzahl (freiwillig): 54636\nOrt (freiwillig): Baustert',
    ),
    effect: {
      see: refused({ homePostalCode: '54636', homeTown: 'Bonn' }),
      before: [unknown('/homePostalCode', '/homeTown')],
      after: [['/homeTown townOf']],
    },
  },
} satisfies Record<string, Job>;

/** Recipes that none of the twenty asks for. */
export const furtherMessageRecipes: [string, RecipeCase][] = [
  [
    'a rule until 31 December 2026',
    {
      recipe: 'end a rule on a day',
      effect: {
        see: async ({ t }) => {
          const data = await message({ subject: 'Ich habe eine Frage zu meiner letzten Rechnung' });
          const wait = Math.ceil((Date.parse('2027-01-01T00:00:00+01:00') - t.now().getTime()) / 1000);
          t.pass({ seconds: wait - 1 });
          const eve = await broken(t, form, data);
          t.pass({ seconds: 1 });
          const newYear = await broken(t, form, data);
          t.pass({ seconds: -wait });
          return [eve, newYear];
        },
        before: [[], []],
        after: [['/subject shortSubject'], []],
      },
    },
  ],
  [
    'an e-mail address or a phone number',
    {
      recipe: 'ask for an e-mail address or a phone number',
      question: asked(
        { reachedAt: ' 0171 3920001 ' },
        { '/reachedAt': '0171 3920001' },
        'Wo erreichen wir Sie noch? (freiwillig): 0171 3920001',
      ),
      effect: {
        see: refused({ reachedAt: 'bei Oma' }),
        before: [unknown('/reachedAt')],
        after: [['/reachedAt format']],
      },
    },
  ],
  [
    'a day that is not before another',
    {
      recipe: 'ask for a day that is not before another',
      question: asked(
        { faultFrom: '2026-10-02', faultUntil: '2026-10-02' },
        { '/faultFrom': '2026-10-02', '/faultUntil': '2026-10-02' },
        'Störung seit (freiwillig): 02.10.2026\nStörung bis (freiwillig): 02.10.2026',
      ),
      effect: {
        see: refused({ faultFrom: '2026-10-02', faultUntil: '2026-10-01' }, { faultFrom: '2025-12-31' }),
        before: [unknown('/faultFrom', '/faultUntil'), unknown('/faultFrom')],
        after: [['/faultUntil formatMinimum'], ['/faultFrom formatMinimum']],
      },
    },
  ],
  [
    'days between two others',
    {
      recipe: 'ask for days between two others',
      question: asked(
        { awayFrom: '2026-07-01', awayUntil: '2026-07-02' },
        { '/awayFrom': '2026-07-01', '/awayUntil': '2026-07-02' },
        'Im Ausland ab (freiwillig): 01.07.2026\nZurück am (freiwillig): 02.07.2026',
      ),
      effect: {
        see: refused(
          { awayFrom: '2026-06-30', awayUntil: '2026-06-30' },
          { awayFrom: '2028-01-01', awayUntil: '2028-02-01' },
        ),
        before: [unknown('/awayFrom', '/awayUntil'), unknown('/awayFrom', '/awayUntil')],
        after: [
          ['/awayFrom formatExclusiveMinimum', '/awayUntil formatExclusiveMinimum'],
          ['/awayFrom formatMaximum', '/awayUntil formatExclusiveMaximum'],
        ],
      },
    },
  ],
  [
    'a code however it is typed',
    {
      recipe: 'take a code however it is typed',
      question: asked(
        { posterCode: ' FAN 26 X ' },
        { '/posterCode': 'fan26x' },
        'Code vom Plakat (freiwillig): fan26x',
      ),
      effect: {
        see: refused({ posterCode: 'FAN 2' }),
        before: [unknown('/posterCode')],
        after: [['/posterCode pattern']],
      },
    },
  ],
];

/** A recipe that none of the twenty asks for. The survey has no sender, so nobody can export its answers. */
export const ownList: RecipeCase = {
  recipe: 'suggest from a list of your own',
  effect: {
    see: async ({ t }) => {
      const found = async (key: string) => {
        const answer = await t.client().get(`/api/lookups/opponents?q=${key}`);
        return answer.status === 200 ? answer.payload() : answer.status;
      };
      const sent = { rating: 5, matchDay: '22.08.', opponent: 'Hertha' };
      const { status } = await t.client().post('/api/survey', sent);
      return [await found('22.08.'), await found('toString'), status];
    },
    before: [404, 404, 422],
    after: [{ values: ['FC St. Pauli', 'Union Berlin'] }, { values: [] }, 201],
  },
};
