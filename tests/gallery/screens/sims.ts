import type { SimView } from '../../../src/shared/api/sims.ts';
import { type Answer, reply } from '../answers.ts';
import type { Screen } from '../screen.ts';
import { choose, press, steps } from '../steps.ts';
import { withTroubles } from '../variants.ts';

const SIM = '/dashboard/sim';
const ESIM = '/dashboard/esim';

const sim = (change: Partial<SimView> = {}): SimView => ({
  contractId: '8d0f0f4e-6f0a-4b1e-9a40-5c2f0f3f9a12',
  msisdn: '+4915228817386',
  lineName: null,
  tariffName: 'Flex M',
  kind: 'esim',
  state: 'active',
  iccid: '8949990000002000042',
  lostAt: null,
  hasEsimCode: true,
  replacedFrom: null,
  card: null,
  barrings: [],
  ...change,
});
const second = sim({
  contractId: '8d0f0f4e-6f0a-4b1e-9a40-5c2f0f3f9a13',
  msisdn: '+4917604069071',
  lineName: null,
  tariffName: 'Single L',
  kind: 'physical',
  hasEsimCode: false,
});
const blocked = sim({ state: 'blocked', lostAt: '2026-11-24T07:15:00.000Z' });

const withCard = (parcel: 'handedOver' | null) =>
  sim({
    replacedFrom: '2026-11-25T17:30:00.000Z',
    card: { priceCents: 990, parcel, trackingNumber: parcel && '00340434161094022115' },
  });

const screen = (name: string, path: string, sims: SimView[], more: Partial<Screen> = {}): Screen => ({
  name,
  path,
  as: 'customer',
  ...more,
  answers: { ...reply('GET /api/sims/me', { sims }), ...more.answers },
});

const secrets = reply('POST /api/sims/me/:id/secrets', { secrets: { pin: '4711', puk: '08154711' } });
const code = reply('POST /api/contracts/me/:id/esim-code', {
  esim: { smdpAddress: 'rsp.fanline.example', activationCode: '7F3A2-0C91D-55B0E-A41F7' },
});
/** What a link would confirm. */
const asked = { msisdn: '+4915228817386', kind: 'physical', priceCents: 990 } as const;
const noLine: Record<string, Answer> = {
  '**/api/sims/me': { status: 404, problem: { referenceCode: 1023 } },
};

/** A line's SIM: its state, what is secret, how an eSIM is loaded. */
export const simScreens: Screen[] = [
  ...withTroubles(screen('sim/active', SIM, [sim()])),
  screen('sim/waiting', SIM, [sim({ state: 'waiting' })]),
  screen('sim/blocked', SIM, [blocked]),
  screen('sim/several', SIM, [second, sim()]),
  screen('sim/block', SIM, [sim()], { reach: press('sims.page.block.open'), windowOnly: true }),
  screen('sim/secrets', SIM, [sim()], { answers: secrets, reach: press('sims.page.secrets.show') }),
  screen('sim/replace', SIM, [blocked], { reach: press('sims.page.replace.open'), windowOnly: true }),
  screen('sim/replace-card', SIM, [sim()], {
    reach: steps(press('sims.page.replace.open'), choose('account/sim-replacement', 'kind', 'physical')),
    windowOnly: true,
  }),
  screen('sim/replaced-soon', SIM, [{ ...blocked, replacedFrom: '2026-11-25T17:30:00.000Z' }]),
  screen('sim/card-asked', SIM, [withCard(null)]),
  screen('sim/card-sent', SIM, [withCard('handedOver')]),
  {
    name: 'sim-replacement/confirm',
    path: '/auth/sim-replacement?confirm=x',
    answers: reply('POST /api/sims/replacement/asked', asked),
  },
  {
    name: 'sim-replacement/confirmed',
    path: '/auth/sim-replacement?confirm=x',
    answers: {
      ...reply('POST /api/sims/replacement/asked', asked),
      ...reply('POST /api/sims/replacement/confirm', {
        replacedFrom: '2026-11-25T17:30:00.000Z',
        kind: 'physical',
      }),
    },
    reach: press('sims.page.settle.confirm'),
  },
  {
    name: 'sim-replacement/cancelled',
    path: '/auth/sim-replacement?cancel=x',
    answers: reply('POST /api/sims/replacement/cancel', {}),
    reach: press('sims.page.settle.cancel'),
  },
  {
    name: 'sim-replacement/refused',
    path: '/auth/sim-replacement?cancel=x',
    reach: press('sims.page.settle.cancel'),
  },
  screen('sim/unblock', SIM, [blocked], { reach: press('sims.page.unblock'), windowOnly: true }),
  { name: 'sim/none', path: SIM, as: 'customer', answers: noLine },
  screen('esim/before', ESIM, [sim()]),
  screen('esim/code', ESIM, [sim()], { answers: code, reach: press('sims.page.esim.show') }),
  { name: 'esim/none', path: ESIM, as: 'customer', answers: noLine },
];
