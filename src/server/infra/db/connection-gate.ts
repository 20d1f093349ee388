import { isSilence } from './unavailable.ts';

/** Keeps callers from opening connections while the server does not answer. */
export interface ConnectionGate {
  /** Waits while the server does not answer. @throws after the longest wait */
  pass(): Promise<void>;
  /** Looks at the error of a connection or statement: a server that did not answer closes the gate. */
  saw(error: unknown): void;
  /** No caller comes any more. */
  close(): void;
}

interface Options {
  /** Opens a connection and ends it. It rejects where the server refuses, and where it does not answer in time. */
  probe(): Promise<void>;
  /** How long a caller waits, in milliseconds. */
  waitMs: number;
}

/**
 * A server that stands still accepts connections, because its machine does: they wait in a queue, and it works through
 * them when it goes on, those that were given up included. Hundreds of them are seconds. So while it is silent, one
 * connection at a time asks whether it answers again, and all callers wait for that.
 */
export function connectionGate({ probe, waitMs }: Options): ConnectionGate {
  let answered: Promise<void> | undefined;
  let isClosed = false;
  const untilAnswered = async () => {
    while (!isClosed && (await isSilent(probe)));
    answered = undefined;
  };
  return {
    pass: async () => {
      if (answered) await within(answered, waitMs);
    },
    saw: (error) => {
      if (isSilence(error)) answered ??= untilAnswered();
    },
    close: () => {
      isClosed = true;
    },
  };
}

/** Begins as the driver's own message for a wait that was too long. */
const silent = 'timeout exceeded when trying to connect: the database does not answer';

/** A refusal is an answer too. */
async function isSilent(probe: () => Promise<void>): Promise<boolean> {
  return probe().then(
    () => false,
    (error: unknown) => isSilence(error),
  );
}

function within(answered: Promise<void>, waitMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const tooLong = setTimeout(() => reject(new Error(silent)), waitMs);
    void answered.then(() => {
      clearTimeout(tooLong);
      resolve();
    });
  });
}
