import type { TestApp } from '../app.ts';
import type { TestClient } from '../test-client.ts';

/** The twenty changes that were tried by JSON alone, as an analyst would make them. */
export const twentyJobs = [
  'postal codes of Austria',
  'a minimum age by plan',
  'how did you hear of us, with a text for other',
  'the delivery must go to another address',
  'a password with five digits',
  'one more size of the jersey',
  'jersey numbers from 0 to 99',
  'VAT numbers with DE and nine digits',
  'a sentence that repeats what was typed',
  'another order of the sections',
  'the jersey for two plans alone',
  'no packages for businesses',
  'a new form on a page of its own',
  'a list of up to five people',
  'an upload of files',
  'a computed total',
  'the town of a postal code',
  'a form in English',
  'a rule from 1 January 2027 on',
  'an experiment with words',
] as const;
export type JobName = (typeof twentyJobs)[number];

/** The running app, whose definitions a job edits. */
export interface Bench {
  t: TestApp;
  /** A customer who is logged in, with a session that is stepped up. */
  ayse: TestClient;
}

/** A form that was sent. */
export interface Sent {
  status: number;
  /** Who sent it. Without an account there is nothing to export. */
  client: TestClient;
}

/** A question that the job adds or changes. Before the job its answer is refused; afterwards it is found in three places. */
interface Question {
  send(bench: Bench): Promise<Sent>;
  /** The row of the database, and that of the export. */
  stored: { table: string; columns: Record<string, unknown> };
  /** Why the export has no such row. */
  notExported?: string;
  /** What the service's mail, the CRM's lead or the order to the warehouse says. */
  staff: string;
}

/** What can be asked of a job in another way, before it and afterwards. */
interface Effect {
  see(bench: Bench): Promise<unknown>;
  before: unknown;
  after: unknown;
}

/** How a test carries out a recipe. */
export interface RecipeCase {
  /** The title of the recipe in `schemas/README.md` or `schemas/recipes.md`. */
  recipe: string;
  question?: Question;
  effect?: Effect;
}

/** A job changes a question, or says why there is no answer to find. */
export type Job = RecipeCase & ({ question: Question } | { noAnswer: string; effect: Effect });
