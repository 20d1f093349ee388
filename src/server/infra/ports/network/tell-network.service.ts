import type { AppDeps } from '../../deps.ts';
import type { NetworkPort } from './network.ts';
import { type DueTask, markTaskDone, type NetworkTask, takeDueTasks } from './network-task.repository.ts';

/** How many tasks are told at once, so that a round ends soon even if the network hangs. */
const atOnce = 20;

/** Tells the network all that is due, each task at least once; the network takes a repetition as one. */
export async function tellNetwork(
  { db, clock, ports }: Pick<AppDeps, 'db' | 'clock' | 'ports'>,
  onFailure: (error: unknown) => void,
): Promise<void> {
  const attempt = async (task: DueTask) => {
    try {
      await tell(ports.network, task);
      await markTaskDone(db, task.taskId, clock());
      return true;
    } catch (error) {
      onFailure(error);
      return false;
    }
  };
  for (;;) {
    const tasks = await takeDueTasks(db, clock(), atOnce);
    const told = await Promise.all(tasks.map(attempt));
    // The next task of a line becomes due when the one before is done.
    if (!told.includes(true)) return;
  }
}

function tell(network: NetworkPort, task: NetworkTask): Promise<void> {
  switch (task.act) {
    case 'activate':
      return network.activate(task.input);
    case 'changePlan':
      return network.changePlan(task.input);
    case 'changeSim':
      return network.changeSim(task.input);
    case 'block':
      return network.block(task.input);
    case 'unblock':
      return network.unblock(task.input);
    case 'bar':
      return network.bar(task.input);
    case 'grant':
      return network.grant(task.input);
    case 'endGrant':
      return network.endGrant(task.input);
  }
}
