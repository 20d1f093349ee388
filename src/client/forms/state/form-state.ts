import { type FieldPath, sameValue } from '../../../shared/field-paths.ts';
import type { FormScript, FormValues, RuleError } from '../../../shared/form-script.ts';
import { hiddenFields } from '../../../shared/hidden-fields.ts';
import type { FilledUnder } from '../../../shared/rules/consents.ts';
import { carryOver, newlyWrong } from './carry-over.ts';
import { type FieldError, fromServer, mergeErrors, type ServerError, validate } from './field-errors.ts';
import { fieldPaths, rowCounts, visibleView, withDefaults } from './view.ts';

/** All that a form knows; replaced as a whole on each change, so that parts can be compared by identity. */
export interface FormState {
  script: FormScript;
  /** As typed, with the values of hidden fields. */
  data: FormValues;
  /** False from a key stroke until what follows from it is known: `value`, `errors`, the fields on the screen. */
  isJudged: boolean;
  /** The order in progress that the form is a part of; its conditions may ask about it. */
  order: unknown;
  /** Normalised, without hidden fields: what would be sent. */
  value: FormValues;
  /** Hidden fields joined by spaces, so that two states with the same fields compare equal. */
  hidden: string;
  /** How many rows the lists have, likewise. */
  rows: string;
  /** Paths of the fields on the screen, in order. */
  fields: FieldPath[];
  /** Every broken rule by itself. */
  broken: RuleError[];
  /** The first error of each field. */
  errors: FieldError[];
  serverErrors: readonly FieldError[];
  /** Fields that were entered and left. */
  touched: ReadonlySet<FieldPath>;
  /** Sections that were checked by "next". */
  checked: ReadonlySet<string>;
  /** How often it was submitted with errors; all errors are shown from the first time on. */
  attempts: number;
  /** Fields that the summary lists: those with errors at the last attempt, less the corrected ones. It never grows while the user types. */
  listed: readonly FieldPath[];
  /** Fields that passed under an earlier version of the form and do not any more. */
  changed: readonly FieldPath[];
  openSection: string | undefined;
  pending: boolean;
}

/** What a form begins with beside its data. */
export interface FormCircumstances {
  /** The definition that the initial data were filled in under, if they are a draft. */
  before?: FilledUnder;
  /** The order in progress that the form is a part of. */
  order?: unknown;
  /** What the server found in the initial data, which were sent without scripts; only that is shown. */
  refused?: readonly ServerError[];
}

/** The parts of the state from which everything else follows. */
export type Source = Pick<FormState, 'script' | 'data' | 'serverErrors' | 'order'>;

/** The fields on the screen; found anew only when other fields are hidden, which a key stroke seldom does. */
function fieldsOf(
  { script, data }: Source,
  hidden: FieldPath[],
  before?: FormState,
): Pick<FormState, 'hidden' | 'rows' | 'fields'> {
  const [key, rows] = [hidden.join(' '), rowCounts(script.view, data)];
  if (before?.script === script && before.hidden === key && before.rows === rows)
    return { hidden: key, rows, fields: before.fields };
  return { hidden: key, rows, fields: fieldPaths(visibleView(script.view, hidden), script.ui, data) };
}

/** What follows from script, data and the server's errors. */
export function derived(source: Source, before?: FormState) {
  const { script, data, serverErrors, order } = source;
  const hiddenPaths = hiddenFields(script, data, order);
  const { hidden, rows, fields } = fieldsOf(source, hiddenPaths, before);
  const { value, broken, errors: own } = validate(script, data, hiddenPaths, fields, order);
  const errors = mergeErrors(own, serverErrors, fields);
  return {
    isJudged: true,
    hidden,
    rows,
    fields,
    value,
    broken,
    // The same list while it says the same, so that nothing is rendered for it.
    errors: before && sameValue(before.errors, errors) ? before.errors : errors,
  };
}

/** The state after the form's definition has changed under the data. */
export function carriedOver(
  state: FormState,
  script: FormScript,
  before: FilledUnder,
  wrongBefore: FieldError[],
) {
  const { data, asked } = carryOver(before, script, withDefaults(script.view, state.data));
  const serverErrors = [...state.serverErrors, ...asked];
  const next = derived({ script, data, serverErrors, order: state.order });
  const changed = newlyWrong(before, data, next.errors, wrongBefore);
  const listed = state.listed.filter((path) => next.errors.some((error) => error.path === path));
  const touched = new Set([...state.touched, ...changed]);
  return { ...state, script, data, serverErrors, ...next, listed, changed, touched };
}

function emptyState(script: FormScript, initial: FormValues, order: unknown): FormState {
  const data = withDefaults(script.view, initial);
  const isAccordion = script.ui['ui:layout'] === 'accordion';
  return {
    script,
    data,
    order,
    serverErrors: [],
    ...derived({ script, data, serverErrors: [], order }),
    touched: new Set(),
    checked: new Set(),
    attempts: 0,
    listed: [],
    changed: [],
    openSection: isAccordion ? fieldPaths(script.view, script.ui, data)[0]?.split('.')[0] : undefined,
    pending: false,
  };
}

function withRefused(state: FormState, refused: readonly ServerError[]): FormState {
  if (refused.length === 0) return state;
  const serverErrors = fromServer(refused, state.fields);
  const listed = [...new Set(serverErrors.map(({ path }) => path))];
  return { ...state, serverErrors, ...derived({ ...state, serverErrors }, state), listed };
}

/** The state of a form that is opened; a draft of an earlier version is carried over. */
export function initialState(
  script: FormScript,
  initial: FormValues,
  { before, order, refused = [] }: FormCircumstances,
): FormState {
  const state = withRefused(emptyState(script, initial, order), refused);
  const isOlder = before !== undefined && before.version !== script.version;
  return isOlder ? carriedOver(state, script, before, []) : state;
}
