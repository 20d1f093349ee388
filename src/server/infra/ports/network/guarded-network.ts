import { usageKinds, zones } from '../../../../shared/enums.ts';
import type { CircuitBreaker } from '../circuit-breaker.ts';
import { checkConnections } from './check-connections.ts';
import { checkCoverage, checkDisturbances } from './check-coverage.ts';
import {
  type EsimProfile,
  linesPerCall,
  type NetworkPort,
  type SimSecrets,
  type UsageQuery,
  type UsageRecord,
} from './network.ts';

/** The network behind its circuit breaker: every call has a time limit, and an impossible answer is a failure. */
export function guardNetwork(port: NetworkPort, { call }: CircuitBreaker): NetworkPort {
  return {
    usage: (query) => call(async (signal) => checkRecords(await port.usage(query, signal), query)),
    connections: (query) =>
      call(async (signal) => checkConnections(await port.connections(query, signal), query)),
    activate: (line) => call((signal) => port.activate(line, signal)),
    changePlan: (line) => call((signal) => port.changePlan(line, signal)),
    changeSim: (line) => call((signal) => port.changeSim(line, signal)),
    block: (line) => call((signal) => port.block(line, signal)),
    unblock: (line) => call((signal) => port.unblock(line, signal)),
    bar: (line) => call((signal) => port.bar(line, signal)),
    grant: (grant) => call((signal) => port.grant(grant, signal)),
    endGrant: (end) => call((signal) => port.endGrant(end, signal)),
    esimProfile: (iccid) => call(async (signal) => checkProfile(await port.esimProfile(iccid, signal))),
    simSecrets: (iccid) => call(async (signal) => checkSecrets(await port.simSecrets(iccid, signal))),
    coverage: (codes) => call(async (signal) => checkCoverage(await port.coverage(codes, signal), codes)),
    disturbances: () => call(async (signal) => checkDisturbances(await port.disturbances(signal))),
  };
}

/** @throws Error unless each record is of a line and a day that was asked for, and none comes twice */
function checkRecords(records: UsageRecord[], { lineIds, from, to }: UsageQuery): UsageRecord[] {
  require(Array.isArray(records) && lineIds.length <= linesPerCall, 'list of records');
  const lines = new Set(lineIds);
  const seen = new Set<string>();
  for (const { lineId, day, kind, zone, amount } of records) {
    require(lines.has(lineId) && day >= from && day <= to, 'line or day');
    require(usageKinds.includes(kind) && zones.includes(zone), 'kind or zone');
    require(Number.isSafeInteger(amount) && amount >= 0 && amount <= mostPerDay, 'amount');
    seen.add(`${lineId} ${day} ${kind} ${zone}`);
  }
  require(seen.size === records.length, 'list of records');
  return records;
}

/** What no line uses in a day: 10 TB, or as many minutes. */
const mostPerDay = 10_000_000;

function checkProfile(profile: EsimProfile): EsimProfile {
  require(/^[a-z0-9.-]{4,255}$/i.test(profile?.smdpAddress), 'address');
  require(/^[A-Z0-9-]{1,255}$/.test(profile.activationCode), 'activation code');
  return profile;
}

function checkSecrets(secrets: SimSecrets): SimSecrets {
  require(/^\d{4,8}$/.test(secrets?.pin) && /^\d{8}$/.test(secrets.puk), 'PIN or PUK');
  return secrets;
}

function require(isTrue: boolean, what: string): void {
  // Without the value: a wrong code in a log can still be a code.
  if (!isTrue) throw new Error(`The network answered with a ${what} that cannot be.`);
}
