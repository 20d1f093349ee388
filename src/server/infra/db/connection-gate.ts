import { isSilence } from './unavailable.ts';

/** Keeps callers from opening connections while the server does not answer. */
export interface ConnectionGate {
  /**
   * Waits while the server does not answer.
   * @param waitMs the longest wait
   * @throws after it
   */
  pass(waitMs: number): Promise<void>;
  /** Looks at the error of a connection or statement: a server that did not answer closes the gate. */
  saw(error: unknown): void;
  /** The server has answered a statement: the gate is open. */
  heard(): void;
  /** No caller comes any more. */
  close(): void;
}

/** Opens a connection and ends it. It rejects where the server refuses, and where it does not answer in time. */
type Probe = () => Promise<void>;

/**
 * A server that stands still accepts connections, because its machine does: they wait in a queue, and it works through
 * them when it goes on, those that were given up included. Hundreds of them are seconds. So while it is silent, one
 * connection at a time asks whether it answers again, and all callers wait for that. A statement that is answered
 * meanwhile ends it too: a process that was busy itself takes what has arrived for late.
 */
export function connectionGate(probe: Probe): ConnectionGate {
  let silence: Silence | undefined;
  let isClosed = false;
  const heard = () => {
    silence?.end();
    silence = undefined;
  };
  const untilAnswered = async (mine: Silence) => {
    // A refusal is an answer too.
    while (silence === mine && !isClosed && (await probe().then(() => false, isSilence)));
    if (silence === mine) heard();
  };
  return {
    pass: async (waitMs) => {
      if (silence) await within(silence.ended, waitMs);
    },
    saw: (error) => {
      if (silence || !isSilence(error)) return;
      silence = newSilence();
      void untilAnswered(silence);
    },
    heard,
    close: () => {
      isClosed = true;
    },
  };
}

interface Silence {
  ended: Promise<void>;
  end(): void;
}

function newSilence(): Silence {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { ended, end };
}

/** Begins as the driver's own message for a wait that was too long. */
const silent = 'timeout exceeded when trying to connect: the database does not answer';

function within(ended: Promise<void>, waitMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const tooLong = setTimeout(() => reject(new Error(silent)), waitMs);
    void ended.then(() => {
      clearTimeout(tooLong);
      resolve();
    });
  });
}
