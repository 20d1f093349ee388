import type { Previewer } from '../../definitions/cli/preview/preview.ts';
import type { Proof, Verdict } from '../../definitions/cli/prove.ts';
import type { Definitions } from '../../definitions/definitions.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Contracts } from '../../shared/contracts/contract.ts';
import type { Config } from '../config.ts';
import type { BudgetWatch } from './budgets/budget-watch.ts';
import type { Database } from './db/queryable.ts';
import type { WriteWatch } from './db/write-watch.ts';
import type { FormCounts } from './figures/form-counts.ts';
import type { GuestMove } from './guest-moves.ts';
import type { JobState } from './jobs/job.ts';
import type { Words } from './mail/words.ts';
import type { RenderPaper } from './pdf/render-paper.ts';
import type { RenderPicture } from './pictures/picture-task.ts';
import type { Ports } from './ports/ports.ts';
import type { Random } from './random.ts';
import type { ShiftedClock } from './shifted-clock.ts';
import type { Teams } from './teams.ts';
import type { VariantCounts } from './variants/variant-counts.ts';

/** The parts of an app; a test passes its own. */
export interface AppInput {
  config: Config;
  db: Database;
  /** The connections of repeated work; without it, jobs use those of requests. */
  jobsDb?: Database;
  definitions: Definitions;
  clock: Clock;
  /** Set in a demonstration, where a person can move the time. */
  shiftedClock?: ShiftedClock;
  random: Random;
  ports: Ports;
  teams: Teams;
  words: Words;
  /** Makes PDFs; without it, they are made in this thread. */
  renderPaper?: RenderPaper;
  /** Makes pictures; without it, they are made in this process. */
  renderPicture?: RenderPicture;
  /** Judges definitions before they are published; without it, no release begins or ends by itself. */
  prove?: (proof: Proof) => Promise<Verdict>;
  /** Compiles parts of drafts while they are typed; without it, the workbench shows no preview. */
  preview?: Previewer;
  /** The same for people who have a link to a draft, so that the staff do not wait for them; without it, `preview`. */
  previewShared?: Previewer;
  /** What the program reads of forms, as the workbench shows it beside a field; without it, nothing. */
  contracts?: Contracts;
  /** Where figures of forms wait to be stored; without it, the app makes its own. */
  figures?: FormCounts;
  /** More figures for `/metrics` by name, read when it is called: the connections of the database's pool. */
  gauges?: () => Readonly<Record<string, number>>;
}

/** The dependencies of features: the input, and the registries that they fill while they register. */
export interface AppDeps extends AppInput {
  /** Run in the transaction in which a guest logs in or registers. */
  onGuestBecomesUser: GuestMove[];
  /** The state of this process's repeated jobs. */
  jobStates: () => readonly JobState[];
  /** Logs why a call of an outside system failed whose result the answer does not need. */
  onOutsideFailure: (cause: unknown, act: string) => void;
  /** Hears what happens to budgets. */
  budgets: BudgetWatch;
  /** Counts what becomes of each wording of a form. */
  variants: VariantCounts;
  /** Counts what happens to forms and their fields. */
  figures: FormCounts;
  /** Whether the database can store anything. */
  writes: WriteWatch;
}
