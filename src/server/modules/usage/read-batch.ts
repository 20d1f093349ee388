/** A turn of the clock in which a job reads lines from the network, many at once. */
export interface BatchTurn<Line> {
  /** Reads lines together. @throws when one of them cannot be read */
  read: (lines: readonly Line[]) => Promise<void>;
  /** What becomes of lines that could not be read. */
  postpone: (lines: readonly Line[], error: unknown) => Promise<void>;
  /** How many readings of this turn have failed. */
  failures: number;
}

/** A turn ends its search for the lines that cannot be read: each failure may take as long as a call may. */
const mostFailures = 30;

/** Lines are read together. Where that fails and the network answers, the lines that it refuses are looked for. */
export async function readBatch<Line>(turn: BatchTurn<Line>, lines: readonly Line[]): Promise<void> {
  try {
    await turn.read(lines);
  } catch (error) {
    if (lines.length > 1 && (await isReachable(turn, lines))) await readHalves(turn, lines);
    else await turn.postpone(lines, error);
  }
}

async function readLines<Line>(turn: BatchTurn<Line>, lines: readonly Line[]): Promise<void> {
  try {
    await turn.read(lines);
  } catch (error) {
    turn.failures += 1;
    if (lines.length > 1 && turn.failures < mostFailures) await readHalves(turn, lines);
    else await turn.postpone(lines, error);
  }
}

/** One line can spoil the answer for all: each half is read for itself. */
async function readHalves<Line>(turn: BatchTurn<Line>, lines: readonly Line[]): Promise<void> {
  const middle = Math.ceil(lines.length / 2);
  await readLines(turn, lines.slice(0, middle));
  await readLines(turn, lines.slice(middle));
}

/** Whether one of a few lines can be read by itself. A network that is away fails for each of them. */
async function isReachable<Line>(turn: BatchTurn<Line>, lines: readonly Line[]): Promise<boolean> {
  const few = [0, 0.25, 0.5, 0.75, 1].map((share) => Math.round(share * (lines.length - 1)));
  for (const at of new Set(few)) {
    try {
      await turn.read(lines.slice(at, at + 1));
      return true;
    } catch {
      // The error of the batch is the one that is told.
    }
  }
  return false;
}
