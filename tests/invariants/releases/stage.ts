import { publish } from '../../../src/server/modules/releases/publish.service.ts';
import type { ReleaseDeps } from '../../../src/server/modules/releases/release-deps.ts';
import { approvedChange, findsSound, wishFor } from '../../support/releases.ts';
import { type Servers, startServers } from '../durability/servers.ts';
import { copyOfTemplate } from '../durability/stage.ts';

export interface ReleaseStage {
  servers: Servers;
  /** A third process on the same database, in which people act. */
  deps: ReleaseDeps;
}

const settings = { DEFINITIONS_FROM: 'release', WORKBENCH: '1', UNPAID_ORDERS_PER_CUSTOMER: '1000' };

/** Two servers on a database of their own, whose definitions are published. @param naive what is wrong in them */
export async function releaseStage(naive?: string): Promise<ReleaseStage> {
  const servers = await startServers(await copyOfTemplate(), 2, naive, settings);
  const deps = { db: servers.db, clock: () => new Date(), prove: findsSound };
  // What is rolled back in a round is never all that was published.
  await publishLetter(deps, 'a');
  return { servers, deps };
}

/** Publishes that a wish begins with this letter. */
export async function publishLetter(deps: ReleaseDeps, letter: string): Promise<void> {
  await publish(deps, await approvedChange(deps, await wishFor(letter)), { by: 'zeynep' });
}
