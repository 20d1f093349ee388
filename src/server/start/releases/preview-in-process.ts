import { type ChildProcess, fork } from 'node:child_process';
import { tmpdir } from 'node:os';
import type {
  PreviewAnswer,
  Previewer,
  PreviewQuestion,
  PreviewTask,
} from '../../../definitions/cli/preview/preview.ts';
import type { FileTexts } from '../../../definitions/file-texts.ts';
import { Turns } from '../../infra/turns.ts';
import { isOutOfMemory, reasonsOf } from './broken-off.ts';
import { isAlive, nextAnswer } from './next-answer.ts';

/** What the process is told. */
export interface PreviewMessage {
  digest: string;
  /** The draft's files, where the process has not got them yet. */
  files?: FileTexts;
  /** Drafts that it keeps no longer. */
  forget: string[];
  typed: FileTexts;
  task: PreviewTask;
}

interface Limits {
  seconds: number;
  megabytes: number;
  /** Without a question for so long, the process ends. */
  idleSeconds: number;
  /** A question waits so long for those before it. */
  waitSeconds: number;
}

/** One form takes a tenth of a second, and little memory. */
const usual: Limits = { seconds: 30, megabytes: 512, idleSeconds: 300, waitSeconds: 60 };
/** A person behind a link does not type: a page that takes longer is asked for again. */
export const ofLinks: Limits = { ...usual, waitSeconds: 10 };
const MOST_DRAFTS = 3;

/** A process that compiles, and the drafts that it has. */
interface Compiler {
  child: ChildProcess;
  known: string[];
  /** Settles once it has ended and all that it wrote was read. */
  closed: Promise<unknown>;
  /** Why it ended, where it said so. */
  reasonNow: () => string | undefined;
}

const refusal = ({ task }: PreviewQuestion, sentence: string): PreviewAnswer => {
  const faults = [
    { file: `schemas/${task.is === 'form' ? `${task.form}.schema` : task.flow}.json`, sentence },
  ];
  if (task.is === 'form') return { form: null, faults };
  return task.is === 'flow' ? { flow: null, faults } : { walk: null, faults };
};

/** Why there is no preview, for the person whose draft it is. */
async function brokenOff(
  { child, closed, reasonNow }: Compiler,
  { seconds, megabytes }: Limits,
): Promise<string> {
  if (isAlive(child)) return `The preview takes more than ${seconds} seconds. Undo the last change.`;
  // A process may close its channel and go on.
  child.kill('SIGKILL');
  await closed;
  const reason = reasonNow();
  return isOutOfMemory(reason)
    ? `The preview takes more than ${megabytes} MB of memory. Undo the last change.`
    : `The preview broke off: ${reason ?? 'no reason given'}`;
}

/**
 * Compiles parts of drafts in a process of its own that stays: it must answer while a person types. A draft that takes
 * more time or memory than it may is refused, and the next question begins with a new process. It gets none of the
 * server's settings and secrets.
 * @param worker the file of `preview-worker.ts`, built
 * @returns rejects with `TurnTooLate` where too many ask at once
 */
export function previewInProcess(worker: string, limits = usual): Previewer {
  let open: Compiler | undefined;
  let idle: NodeJS.Timeout | undefined;
  const turns = new Turns();

  function end(): void {
    clearTimeout(idle);
    open?.child.kill('SIGKILL');
    open = undefined;
  }

  function start(): Compiler {
    const child = fork(worker, {
      execArgv: [`--max-old-space-size=${limits.megabytes}`],
      env: { TMPDIR: tmpdir() },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    child.on('error', () => {});
    const closed = new Promise((resolve) => child.once('close', resolve).once('error', resolve));
    return { child, known: [], closed, reasonNow: reasonsOf(child) };
  }

  /** The process that stays. One that has ended says nothing of the draft that is asked about next. */
  function compiler(): Compiler {
    if (open && !isAlive(open.child)) end();
    open ??= start();
    return open;
  }

  async function asked(question: PreviewQuestion): Promise<PreviewAnswer> {
    clearTimeout(idle);
    const { digest, typed, task } = question;
    const files = compiler().known.includes(digest) ? undefined : await question.files();
    // While files are read the process may end, and another one has other drafts.
    const asking = compiler();
    const kept = [...asking.known.filter((one) => one !== digest), digest];
    asking.known = kept.slice(-MOST_DRAFTS);
    const message: PreviewMessage = { digest, typed, task, forget: kept.slice(0, -MOST_DRAFTS) };
    asking.child.send(files ? { ...message, files } : message, () => {});
    const found = await nextAnswer<PreviewAnswer>(asking.child, limits.seconds);
    if (found) return found;
    const sentence = await brokenOff(asking, limits);
    if (open === asking) end();
    return refusal(question, sentence);
  }

  return async (question) => {
    await turns.take(limits.waitSeconds * 1000);
    try {
      return await asked(question);
    } finally {
      if (open) idle = setTimeout(end, limits.idleSeconds * 1000).unref();
      turns.giveBack();
    }
  };
}
