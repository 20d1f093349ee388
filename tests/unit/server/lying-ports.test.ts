import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { PortName } from '../../../src/server/infra/ports/ports.ts';
import { ROOT } from '../../support/definitions.ts';

/** Where each outside system answers in every wrong way, and what the file holds for it. A port without a row has no type. */
const triedBy: Record<PortName, { file: string; holds: string }> = {
  porting: { file: 'tests/api/systems/porting.test.ts', holds: 'it.each(allLies)' },
  logistics: { file: 'tests/api/systems/parcels.test.ts', holds: 'it.each(allLies)' },
  billingCustomers: { file: 'tests/api/systems/billing-customers.test.ts', holds: 'it.each(allLies)' },
  network: { file: 'tests/api/systems/network.test.ts', holds: 'allLies.filter(' },
  crm: { file: 'tests/api/systems/crm.test.ts', holds: 'allLies.filter(' },
  // These speak a protocol of their own; their stand-ins lie in it.
  payments: { file: 'tests/api/payments/bad-provider.test.ts', holds: 'it.each(garbage)' },
  scan: {
    file: 'tests/api/uploads/scan.test.ts',
    holds: "['hang', 'cut', 'error', 'chatter', 'flood', 'almost']",
  },
  sms: { file: 'tests/invariants/outside.test.ts', holds: 'hang, drip, refuse, cut off or talk nonsense' },
  mail: { file: 'tests/invariants/outside.test.ts', holds: 'hang, drip, refuse, cut off or talk nonsense' },
};

test.each(Object.entries(triedBy))('%s is tried with every wrong answer', (_port, { file, holds }) => {
  expect(readFileSync(join(ROOT, file), 'utf8')).toContain(holds);
});
