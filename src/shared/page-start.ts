import type { TeamService } from './api/team-service.ts';
import type { FormPageLink } from './form-page.ts';
import type { PostedForm } from './form-post.ts';
import type { FlowScript, FormScript } from './form-script.ts';
import type { FurtherLanguage } from './further-language.ts';
import type { Lang } from './language.ts';

/** What a page begins with: the server draws it from this, and writes it into the HTML for the browser. */
export interface PageStart {
  team: string;
  lang: Lang;
  /** The address without query, with its language. */
  path: string;
  colorScheme: 'dark' | 'light';
  /** The current version of every form and flow, by id. */
  definitions: Readonly<Record<string, string>>;
  /** The pages that only data describe. */
  pages: FormPageLink[];
  /** The languages of forms that are on; absent where none is. */
  languages?: FurtherLanguage[];
  /** What visitors are asked before it is loaded; absent where the brand uses no service. */
  consent?: { version: string; services: TeamService[] };
  settings: { definitionsPollSeconds?: number; [name: string]: unknown };
  /** There is no page at the address, though it may fit one whose thing does not exist. */
  isMissing?: true;
  /** Answers of the API (their payload) by the path of the request, with the query that the record names. */
  data: Record<string, unknown>;
  /** The server's time, to the minute, in milliseconds since 1970. */
  now: number;
  /** The browser says that it may be signed in, so the server does not know for whom it draws. */
  mayHaveSession: boolean;
  /** One showing of a page with forms that can be sent without scripts; absent on all other pages. */
  formKey?: string;
  /** What became of such a form. */
  posted?: PostedForm;
}

/** A page to be drawn. */
export interface PageDrawing {
  start: PageStart;
  /** The address with its language and the part of its query that the page reads. */
  url: string;
  /** The forms and flows that it shows first, in its language, by id; their versions stand in the start data. */
  scripts: ReadonlyMap<string, FormScript | FlowScript>;
}

/** What the starting script loads after the first picture (`src/client/start.ts`), by addresses. */
export interface NextScripts {
  main: string;
  /** Of the main script (Subresource Integrity). */
  integrity: string;
  /** What the main script imports, each one after those that it imports itself. */
  below: string[];
  /** Of the page. */
  others: string[];
  /** Absent where the browser has no session. */
  early?: EarlyQuestions;
}

/** Questions of the signed-in customer that the page asks first. */
export interface EarlyQuestions {
  /** Where the browser keeps the access token. */
  tokenKey: string;
  /** Without the one of the token. */
  headers: Record<string, string>;
  paths: readonly string[];
}
