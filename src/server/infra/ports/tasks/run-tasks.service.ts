import type { AppDeps } from '../../deps.ts';
import { isLead } from '../crm/crm.ts';
import type { Ports } from '../ports.ts';
import { markTaskDone, type SystemTask, type TaskKind, takeDueTasks } from './system-task.repository.ts';

/** So few at once, so that a round ends soon even if a system hangs. */
const atOnce = 10;

const acts: Record<TaskKind, (ports: Ports, task: SystemTask) => Promise<void>> = {
  cancelPorting: ({ porting }, { subject }) => porting.cancel(subject),
  cancelParcel: ({ logistics }, { subject }) => logistics.cancel(subject),
  saveLead: async ({ crm }, { payload }) => {
    if (isLead(payload)) await crm.save(payload);
  },
};

/** Tells the outside systems what they must know, each at least once, until none is left or a whole part has failed. */
export async function runTasks(
  deps: Pick<AppDeps, 'db' | 'clock' | 'ports'>,
  onFailure: (error: unknown) => void,
  signal?: AbortSignal,
): Promise<void> {
  for (;;) {
    const tasks = await takeDueTasks(deps.db, deps.clock(), atOnce);
    const done = await Promise.all(tasks.map((task) => run(deps, task, onFailure)));
    if (tasks.length < atOnce || !done.includes(true) || signal?.aborted) return;
  }
}

async function run(
  { db, clock, ports }: Pick<AppDeps, 'db' | 'clock' | 'ports'>,
  task: SystemTask,
  onFailure: (error: unknown) => void,
): Promise<boolean> {
  try {
    await acts[task.kind](ports, task);
    await markTaskDone(db, task, clock());
    return true;
  } catch (error) {
    onFailure(error);
    return false;
  }
}
