import { barringRanges } from '../../../../shared/barrings.ts';
import { usageKinds, zones } from '../../../../shared/enums.ts';
import { disturbanceStates, networkServices, receptions, technologies } from '../../../../shared/network.ts';
import {
  answer,
  atMost,
  day,
  moment,
  natural,
  object,
  orNull,
  type SystemOperation,
  shortText,
  words,
} from '../http/system-operation.ts';
import { codesPerCall, linesPerCall, linesPerConnectionsCall } from './network.ts';

const id = shortText(100);
const done = answer({ id });
const at = object({ at: moment });
const postalCode = shortText(5);
const plan = object({
  id: shortText(100),
  downloadMbit: natural,
  uploadMbit: natural,
  throttledKbit: natural,
});

/** What the mobile network offers. Each act has the same effect however often it comes. */
export const networkOperations = {
  usage: {
    method: 'POST',
    path: '/usage-queries',
    summary: 'The records of lines by day, kind and zone; days without usage have none.',
    body: object({ lineIds: atMost(id, linesPerCall), from: day, to: day }),
    answer: answer({
      records: atMost(
        answer({ lineId: id, day, kind: words(...usageKinds), zone: words(...zones), amount: natural }),
        200_000,
      ),
    }),
    mostBytes: 33_554_432,
  },
  connections: {
    method: 'POST',
    path: '/connection-queries',
    summary: 'Single calls, messages and data connections of lines on days that are over.',
    body: object({ lineIds: atMost(id, linesPerConnectionsCall), from: day, to: day }),
    answer: answer({
      records: atMost(
        answer({
          id,
          lineId: id,
          startedAt: moment,
          kind: words(...usageKinds),
          zone: words(...zones),
          number: orNull(shortText(20)),
          seconds: orNull(natural),
          amount: natural,
          cents: natural,
        }),
        100_000,
      ),
    }),
    mostBytes: 33_554_432,
  },
  activate: {
    method: 'PUT',
    path: '/lines/{id}/activation',
    summary: 'The line works from that moment on, with that card or profile and that plan.',
    body: object({ msisdn: shortText(20), iccid: shortText(20), plan, at: moment }),
    answer: done,
  },
  changePlan: {
    method: 'PUT',
    path: '/lines/{id}/plan',
    summary: 'The line has that plan from that moment on; its volumes come as grants.',
    body: object({ plan, at: moment }),
    answer: done,
  },
  changeSim: {
    method: 'PUT',
    path: '/lines/{id}/sim',
    summary:
      'The line works with that card or profile from that moment on, and with the one before no longer.',
    body: object({ iccid: shortText(20), at: moment }),
    answer: done,
  },
  block: {
    method: 'PUT',
    path: '/lines/{id}/block',
    summary: 'The line does not work from that moment on, until a later unblock.',
    body: at,
    answer: done,
  },
  unblock: {
    method: 'PUT',
    path: '/lines/{id}/unblock',
    summary: 'The line works again from that moment on.',
    body: at,
    answer: done,
  },
  bar: {
    method: 'PUT',
    path: '/lines/{id}/barrings',
    summary: 'The line does not reach these ranges from that moment on, and reaches all others.',
    body: object({ ranges: atMost(words(...barringRanges), barringRanges.length), at: moment }),
    answer: done,
  },
  grant: {
    method: 'PUT',
    path: '/grants/{id}',
    summary: 'A volume for a line, once by its id.',
    body: object({
      lineId: id,
      kind: words(...usageKinds),
      zones: atMost(words(...zones), zones.length),
      amount: natural,
      startsAt: moment,
      endsOn: day,
    }),
    answer: done,
  },
  endGrant: {
    method: 'PUT',
    path: '/grants/{id}/end',
    summary: 'A grant that is not used up ends at that moment.',
    body: at,
    answer: done,
  },
  esimProfile: {
    method: 'GET',
    path: '/sims/{id}/esim-profile',
    summary: 'What a phone needs to load an eSIM (SGP.22), by its ICCID.',
    answer: answer({ id, smdpAddress: shortText(255), activationCode: shortText(255) }),
  },
  simSecrets: {
    method: 'GET',
    path: '/sims/{id}/secrets',
    summary: 'PIN and PUK of a SIM card, by its ICCID.',
    answer: answer({ id, pin: shortText(8), puk: shortText(8) }),
  },
  coverage: {
    method: 'POST',
    path: '/coverage-queries',
    summary: 'The reception in the areas of postal codes: one record for each technology and code.',
    body: object({ postalCodes: atMost(postalCode, codesPerCall) }),
    answer: answer({
      records: atMost(
        answer({
          postalCode,
          technology: words(...technologies),
          outdoors: words(...receptions),
          indoors: words(...receptions),
        }),
        codesPerCall * technologies.length,
      ),
    }),
    mostBytes: 262_144,
  },
  disturbances: {
    method: 'GET',
    path: '/disturbances',
    summary: 'What is disturbed now, and planned work of the next days. The name of the area is in German.',
    answer: answer({
      disturbances: atMost(
        answer({
          id,
          region: shortText(80),
          postalCodes: atMost(postalCode, 1000),
          since: moment,
          expectedEnd: orNull(moment),
          affects: atMost(words(...networkServices), networkServices.length),
          state: words(...disturbanceStates),
        }),
        200,
      ),
    }),
    mostBytes: 2_097_152,
  },
} as const satisfies Record<string, SystemOperation>;

/**
 * The types of the news that the network sends to `/api/webhooks/network`, about a line by our id: its usage is read at
 * once, not only at its next turn. So a customer is told of a limit soon.
 */
export const networkNews = ['usage.changed'] as const;
