import type { Clock } from '../../../../shared/clock.ts';
import type { Config } from '../../../config.ts';
import type { Queryable } from '../../db/queryable.ts';
import { keyedHash } from '../../keyed-hash.ts';
import type { EsimProfile, NetworkPort, SimSecrets } from './network.ts';
import { simulatedConnections } from './simulated-connections.ts';
import { simulatedCoverage } from './simulated-coverage.ts';
import { simulatedDisturbances } from './simulated-disturbances.ts';
import {
  closeSpan,
  endSimulatedGrant,
  insertGrant,
  openSpan,
  simulatedLines,
} from './simulated-network.repository.ts';
import { simulatedRecords } from './simulated-usage.ts';

/** The server from which phones load profiles. It does not exist. */
const smdpAddress = 'rsp.fanline.example';

interface Around {
  db: Queryable;
  clock: Clock;
  secrets: Pick<Config, 'secret' | 'previousSecret'>;
}

/** A network that remembers its lines and grants in tables of its own, and invents what people use. */
export function simulatedNetwork({ db, clock, secrets }: Around): NetworkPort {
  return {
    usage: async ({ lineIds, from, to }) => {
      const lines = await simulatedLines(db, lineIds);
      return lines.flatMap((line) => simulatedRecords(line, { from, to, now: clock() }));
    },
    connections: async ({ lineIds, from, to }) => {
      const lines = await simulatedLines(db, lineIds);
      return lines.flatMap((line) => simulatedConnections(line, { from, to, now: clock() }));
    },
    activate: ({ lineId, at }) => openSpan(db, lineId, at),
    // Its volumes, which are all that it counts by, come as grants.
    changePlan: async () => {},
    // It counts by lines, whatever card they use.
    changeSim: async () => {},
    block: ({ lineId, at }) => closeSpan(db, lineId, at),
    unblock: ({ lineId, at }) => openSpan(db, lineId, at),
    // It invents no calls to such numbers.
    bar: async () => {},
    grant: (grant) => insertGrant(db, grant),
    endGrant: ({ id, at }) => endSimulatedGrant(db, id, at),
    esimProfile: async (iccid) => profileOf(secrets, iccid),
    simSecrets: async (iccid) => secretsOf(secrets, iccid),
    coverage: async (postalCodes) => postalCodes.flatMap(simulatedCoverage),
    disturbances: async () => simulatedDisturbances(clock()),
  };
}

/** The same for a card each time, and impossible to guess. */
function profileOf(secrets: Around['secrets'], iccid: string): EsimProfile {
  const digest = bytesOf(secrets, `esim:${iccid}`).toString('hex').toUpperCase();
  const activationCode = [0, 5, 10, 15].map((from) => digest.slice(from, from + 5)).join('-');
  return { smdpAddress, activationCode };
}

function secretsOf(secrets: Around['secrets'], iccid: string): SimSecrets {
  const bytes = bytesOf(secrets, `pin:${iccid}`);
  const digits = (offset: number, length: number) =>
    String(bytes.readUInt32BE(offset) % 10 ** length).padStart(length, '0');
  return { pin: digits(0, 4), puk: digits(4, 8) };
}

function bytesOf(secrets: Around['secrets'], text: string): Buffer {
  return Buffer.from(keyedHash(secrets, text), 'base64url');
}
