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
import { nextAnswer } from './next-answer.ts';

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
}

/** One form takes a tenth of a second, and little memory. */
const usual: Limits = { seconds: 30, megabytes: 512, idleSeconds: 300 };
const MOST_DRAFTS = 3;

/** A process that compiles, and the drafts that it has. */
interface Compiler {
  child: ChildProcess;
  known: string[];
  idle: NodeJS.Timeout | undefined;
}

const refusal = ({ task }: PreviewQuestion, sentence: string): PreviewAnswer => {
  const faults = [
    { file: `schemas/${task.is === 'form' ? `${task.form}.schema` : task.flow}.json`, sentence },
  ];
  if (task.is === 'form') return { form: null, faults };
  return task.is === 'flow' ? { flow: null, faults } : { walk: null, faults };
};

/**
 * Compiles parts of drafts in a process of its own that stays: it must answer while a person types. A draft that takes
 * more time or memory than it may is refused, and the next question begins with a new process. It gets none of the
 * server's settings and secrets.
 * @param worker the file of `preview-worker.ts`, built
 */
export function previewInProcess(worker: string, limits = usual): Previewer {
  let open: Compiler | undefined;
  const turns = new Turns();

  function end(): void {
    clearTimeout(open?.idle);
    open?.child.kill('SIGKILL');
    open = undefined;
  }

  function start(): Compiler {
    const child = fork(worker, {
      execArgv: [`--max-old-space-size=${limits.megabytes}`],
      env: { TMPDIR: tmpdir() },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child.on('error', () => {});
    const compiler = { child, known: [], idle: undefined };
    child.once('exit', () => {
      if (open?.child === child) end();
    });
    return compiler;
  }

  async function asked(question: PreviewQuestion): Promise<PreviewAnswer> {
    open ??= start();
    const { child, known, idle } = open;
    clearTimeout(idle);
    const { digest, typed, task } = question;
    const files = known.includes(digest) ? undefined : await question.files();
    const kept = [...known.filter((one) => one !== digest), digest];
    open.known = kept.slice(-MOST_DRAFTS);
    const message: PreviewMessage = { digest, typed, task, forget: kept.slice(0, -MOST_DRAFTS) };
    child.send(files ? { ...message, files } : message, () => {});
    const found = await nextAnswer<PreviewAnswer>(child, limits.seconds);
    if (found) return found;
    end();
    return refusal(
      question,
      'The preview broke off: it takes more time or memory than it may. Undo the last change.',
    );
  }

  return async (question) => {
    await turns.take(Number.POSITIVE_INFINITY);
    try {
      return await asked(question);
    } finally {
      if (open) open.idle = setTimeout(end, limits.idleSeconds * 1000).unref();
      turns.giveBack();
    }
  };
}
