import type { Definitions } from '../../../definitions/definitions.ts';
import type { SeenOfForm } from '../../../shared/api/forms.ts';
import { berlinToday } from '../../../shared/dates.ts';
import type { FormScript, ViewSchema } from '../../../shared/form-script.ts';
import { pointerOf, pointerToken, withoutRows } from '../../../shared/rules/json-pointer.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { AppDeps } from '../deps.ts';
import type { FormEvent } from './form-counts.ts';

/** A field that a rule has refused, as an error names it. */
export interface Refused {
  path: string;
  rule: string;
}

/** What is counted of one form that is filled in. */
interface Happened {
  form: string;
  events: readonly { event: FormEvent; field?: string; rule?: string }[];
}

type FigureDeps = Pick<AppDeps, 'clock' | 'definitions' | 'figures'>;

/** The names that a version of a form has. Whatever else was sent is no name, and becomes no row. */
interface Names {
  fields: ReadonlySet<string>;
  /** Pointer and rule, by a space. */
  rules: ReadonlySet<string>;
}

const known = new WeakMap<FormScript, Names>();

function pointersOf(view: ViewSchema, path: readonly string[] = []): string[] {
  const parts = Object.entries(view.properties ?? view.items?.properties ?? {});
  return parts.flatMap(([name, part]) => {
    const here = [...path, name];
    return [pointerOf(here), ...pointersOf(part, here)];
  });
}

function namesOf(definitions: Definitions, script: FormScript): Names {
  const found = known.get(script);
  if (found) return found;
  const names = {
    fields: new Set(pointersOf(script.view)),
    rules: new Set(definitions.rules(script.id).map(({ pointer, rule }) => `${pointer} ${rule}`)),
  };
  known.set(script, names);
  return names;
}

/** Each broken rule once, however many rows break it; those that the definition does not name are left out. */
function refusals({ rules }: Names, event: FormEvent, refused: readonly Refused[]) {
  const keys = new Set(refused.map(({ path, rule }) => `${withoutRows(path)} ${rule}`));
  return [...keys]
    .filter((key) => rules.has(key))
    .map((key) => {
      const at = key.lastIndexOf(' ');
      return { event, field: key.slice(0, at), rule: key.slice(at + 1) };
    });
}

function add({ clock, definitions, figures }: FigureDeps, team: TeamId, version: string, happened: Happened) {
  const { form, events } = happened;
  const of = { day: berlinToday(clock()), team, form, version, release: definitions.release() ?? 0 };
  for (const { event, field = '', rule = '' } of events) figures.add({ ...of, event, field, rule });
}

/** Counts that the server has judged what was sent. */
export function countJudged(
  deps: FigureDeps,
  { team, form, errors }: { team: TeamId; form: string; errors: readonly Refused[] },
): void {
  // What it is called and asks is the same in each language.
  const script = deps.definitions.form(form, 'de');
  if (!script) return;
  const event = errors.length === 0 ? 'passed' : 'refused';
  const broken = refusals(namesOf(deps.definitions, script), 'refused', errors);
  add(deps, team, script.version, { form, events: [{ event }, ...broken] });
}

/** The same for the forms of a flow: none has passed before all have. Paths are `/forms/<form>/<field>`. */
export function countJudgedFlow(
  deps: FigureDeps,
  { team, forms, errors }: { team: TeamId; forms: readonly string[]; errors: readonly Refused[] },
): void {
  for (const form of forms) {
    const start = `/forms/${pointerToken(form)}`;
    const own = errors
      .filter(({ path }) => path.startsWith(`${start}/`))
      .map(({ path, rule }) => ({ path: path.slice(start.length), rule }));
    if (own.length > 0 || errors.length === 0) countJudged(deps, { team, form, errors: own });
  }
}

/** Counts what a browser has seen of a form, if it was the one in force. @returns whether it was */
export function countSeen(
  deps: FigureDeps,
  { team, form, seen }: { team: TeamId; form: string; seen: SeenOfForm },
): boolean {
  const { version, began, refused, left } = seen;
  const script = deps.definitions.form(form, 'de');
  if (script?.version !== version) return false;
  const names = namesOf(deps.definitions, script);
  const field = withoutRows(left ?? '');
  const events = [
    ...(began ? [{ event: 'began' } as const] : []),
    ...refusals(names, 'stopped', refused),
    ...(left !== null ? [{ event: 'left', field: names.fields.has(field) ? field : '' } as const] : []),
  ];
  add(deps, team, version, { form, events });
  return true;
}
