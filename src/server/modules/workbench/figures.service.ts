import type { FieldFigures, FiguresView, FormFigures } from '../../../shared/api/workbench-figures.ts';
import { berlinToday } from '../../../shared/dates.ts';
import { daysAfter } from '../../../shared/durations.ts';
import type { FormScript } from '../../../shared/form-script.ts';
import { groupBy } from '../../../shared/group-by.ts';
import { isRecord } from '../../../shared/json-values.ts';
import { pointerNames } from '../../../shared/rules/json-pointer.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { figureNames, readFigures } from '../../infra/figures/form-figure.repository.ts';

/** Which figures are asked for. */
export interface AskedFigures {
  /** Today is the last one. */
  days: number;
  team: string | undefined;
  release: number | undefined;
}

type Row = Awaited<ReturnType<typeof readFigures>>[number];

/** What forms and their fields have met in the last days. */
export async function figuresOf(
  { db, clock, definitions }: Pick<AppDeps, 'db' | 'clock' | 'definitions'>,
  { days, ...of }: AskedFigures,
): Promise<FiguresView> {
  const since = berlinToday(daysAfter(clock(), 1 - days));
  const rows = await readFigures(db, { since, ...of });
  const forms = [...groupBy(rows, ({ form }) => form)];
  return {
    since,
    ...(await figureNames(db, since)),
    forms: forms.map(([form, own]) => formFigures(form, own, definitions.form(form, 'de'))),
  };
}

const sum = (rows: readonly Row[], event: Row['event']) =>
  rows.reduce((all, row) => (row.event === event ? all + row.times : all), 0);

function formFigures(form: string, rows: readonly Row[], script: FormScript | undefined): FormFigures {
  const ofForm = rows.filter(({ rule }) => rule === '');
  const ofFields = groupBy(
    rows.filter(({ field }) => field !== ''),
    ({ field }) => field,
  );
  return {
    form,
    title: script?.words.title ?? null,
    began: sum(ofForm, 'began'),
    left: sum(ofForm, 'left'),
    passed: sum(ofForm, 'passed'),
    refused: sum(ofForm, 'refused'),
    fields: [...ofFields].map(([pointer, own]) => fieldFigures(pointer, own, labelOf(script, pointer))),
  };
}

function fieldFigures(pointer: string, rows: readonly Row[], label: string | null): FieldFigures {
  const ofRules = groupBy(
    rows.filter(({ rule }) => rule !== ''),
    ({ rule }) => rule,
  );
  const rules = [...ofRules].map(([rule, own]) => ({
    rule,
    stopped: sum(own, 'stopped'),
    refused: sum(own, 'refused'),
  }));
  return { pointer, label, left: sum(rows, 'left'), rules };
}

/** What the field is called on the screen; the layout of rows stands in `items`. */
function labelOf(script: FormScript | undefined, pointer: string): string | null {
  const found = pointerNames(pointer).reduce<unknown>((ui, name) => {
    const places = isRecord(ui) ? [ui.items, ui].filter(isRecord) : [];
    return new Map(places.flatMap((place) => Object.entries(place))).get(name);
  }, script?.ui);
  return isRecord(found) && typeof found['ui:title'] === 'string' ? found['ui:title'] : null;
}
