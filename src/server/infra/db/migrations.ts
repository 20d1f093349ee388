import type { Migration } from './migration.ts';
import { identity } from './migrations/001-identity.ts';
import { catalogue } from './migrations/002-catalogue.ts';
import { orders } from './migrations/003-orders.ts';
import { payments } from './migrations/004-payments.ts';
import { inbox } from './migrations/005-inbox.ts';
import { soundDefinitions } from './migrations/006-sound-definitions.ts';
import { documents } from './migrations/007-documents.ts';
import { contractPapers } from './migrations/008-contract-papers.ts';
import { declarations } from './migrations/009-declarations.ts';
import { paymentSubjects } from './migrations/010-payment-subjects.ts';
import { definitionVersions } from './migrations/011-definition-versions.ts';
import { life } from './migrations/012-life.ts';
import { paymentWays } from './migrations/013-payment-ways.ts';
import { methodExpiry } from './migrations/014-method-expiry.ts';
import { inboxEnds } from './migrations/015-inbox-ends.ts';
import { jobRuns } from './migrations/016-job-runs.ts';
import { knownSources } from './migrations/018-known-sources.ts';
import { costlyDoors } from './migrations/019-costly-doors.ts';

/** All steps of the schema, in order. */
export const migrations: readonly Migration[] = [
  identity,
  catalogue,
  orders,
  payments,
  inbox,
  soundDefinitions,
  documents,
  contractPapers,
  declarations,
  paymentSubjects,
  definitionVersions,
  life,
  paymentWays,
  methodExpiry,
  inboxEnds,
  jobRuns,
  knownSources,
  costlyDoors,
];
