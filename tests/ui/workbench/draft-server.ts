import { metaSchemaOf } from '../../../src/definitions/meta/lint-meta.ts';
import { outlineOf } from '../../../src/definitions/outline.ts';
import type { StaffView } from '../../../src/shared/api/workbench.ts';
import type {
  DraftFileView,
  DraftTree,
  DraftWriting,
  DraftWritten,
  FieldUsesView,
  JudgedView,
} from '../../../src/shared/api/workbench-drafts.ts';

const noUses: FieldUsesView = {
  ...{ readings: [], alsoWritten: [], keptIn: null, pages: [], steps: [], asks: [], samePiece: [] },
};

/** What the page of the workbench is answered about change set 7, without a server. */
export class DraftServer {
  texts: Record<string, string>;
  written: DraftWriting['files'][] = [];
  staff: StaffView = { id: 'ayse', name: 'Ayşe Demir', roles: ['analyst'] };
  isDraft = true;
  isTalkedAbout = true;
  judged: JudgedView = { isSound: true, lines: [], faults: [], impact: [] };
  /** Answers of a test's own, by the path of the call behind `/workbench/api/`. */
  answers: Record<string, (query: URLSearchParams) => unknown> = {};
  readonly #beginning: Readonly<Record<string, string>>;

  constructor(beginning: Readonly<Record<string, string>>) {
    this.#beginning = beginning;
    this.texts = { ...beginning };
  }

  #digestOf(path: string): string {
    return `digest of ${this.texts[path]}`;
  }

  #file(path: string): DraftFileView {
    return { path, text: this.texts[path] ?? null, digest: this.#digestOf(path) };
  }

  #stateNow(): string {
    return JSON.stringify([this.texts, this.isDraft]);
  }

  #tree(): DraftTree {
    return {
      ...{ id: 7, isDraft: this.isDraft, reason: 'Sizes', late: [], judged: null },
      isTalkedAbout: this.isTalkedAbout,
      ...{ forms: outlineOf(new Map(Object.entries(this.texts))), files: Object.keys(this.texts) },
      digests: Object.fromEntries(Object.keys(this.texts).map((path) => [path, this.#digestOf(path)])),
      state: this.#stateNow(),
      changed: Object.keys(this.texts).filter((path) => this.texts[path] !== this.#beginning[path]),
    };
  }

  #write({ files }: DraftWriting): DraftWritten {
    const conflicts = files
      .filter(({ path, digest }) => digest !== this.#digestOf(path))
      .map(({ path }) => this.#file(path));
    if (conflicts.length > 0)
      return { isDone: false, sentences: ['Another person has changed it.'], conflicts };
    this.written.push(files);
    for (const { path, text } of files) this.texts[path] = text ?? this.#beginning[path] ?? '';
    return { isDone: true, sentences: [], conflicts: [] };
  }

  readonly answer = async (url: string, { body }: RequestInit = {}): Promise<Response> => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const name = pathname.replace('/workbench/api/', '');
    const answers: Record<string, (query: URLSearchParams) => unknown> = {
      me: () => this.staff,
      releases: () => [],
      'drafts/7': () => this.#tree(),
      'drafts/7/state': () => ({ state: this.#stateNow() }),
      'drafts/7/file': (query) => this.#file(query.get('path') ?? ''),
      'drafts/7/files': () => this.#write(JSON.parse(String(body))),
      'drafts/7/uses': () => noUses,
      figures: () => ({ since: '2026-10-29', teams: [], releases: [], forms: [] }),
      'field-life': () => [],
      'drafts/7/comments': () => [],
      'meta-schema': (query) => metaSchemaOf(query.get('path') ?? '') ?? null,
      'drafts/7/judge': () => ({ judged: this.judged, sentences: [] }),
      ...this.answers,
    };
    const payload = answers[name]?.(searchParams);
    return Response.json({ payload }, { status: payload === undefined ? 404 : 200 });
  };
}
