import type { Contracts, FormContract, Reader } from '../../shared/contracts/contract.ts';
import { pointerOf } from '../../shared/rules/json-pointer.ts';
import { modelForm } from '../compile-form.ts';
import { faultsOfForm, faultsOfModel } from '../lint.ts';
import { DefinitionError } from '../problem.ts';
import { resolveSchema } from '../resolve.ts';
import type { JsonSchema } from '../schema-types.ts';
import type { Source } from '../source.ts';
import { stricterThan } from './acceptance.ts';
import { type FieldNeed, fieldNeeds } from './needs.ts';

/** A field of one form and that of another which write the same column. */
export interface SharedColumn {
  column: Reader;
  own: FieldNeed;
  form: string;
  other: FieldNeed;
}

/** A column of JSON takes several fields: only those of the same name are the same. */
function sameColumn(own: FieldNeed, other: FieldNeed): Reader | undefined {
  if (own.path.at(-1) !== other.path.at(-1)) return undefined;
  return own.readers.find((reader) => reader.startsWith('column ') && other.readers.includes(reader));
}

/** The fields of other forms that write a column which a contract's form writes, too. */
export function sharedColumns(contract: FormContract, others: readonly FormContract[]): SharedColumn[] {
  const theirs = others
    .filter(({ form }) => form !== contract.form)
    .flatMap((one) => fieldNeeds(one).map((other) => ({ form: one.form, other })));
  return fieldNeeds(contract).flatMap((own) =>
    theirs.flatMap(({ form, other }) => {
      const column = sameColumn(own, other);
      return column ? [{ column, own, form, other }] : [];
    }),
  );
}

/** The contracts of the forms that this one changes the record of, and of those that change its record. */
function pairsOf(id: string, { forms }: Contracts): { first: FormContract; later: FormContract }[] {
  return forms
    .filter(({ edits }) => edits !== undefined)
    .flatMap((later) => forms.filter(({ form }) => form === later.edits).map((first) => ({ first, later })))
    .filter(({ first, later }) => first.form === id || later.form === id);
}

/** The schema of a form's file; undefined where it cannot be put together, which is said at that form. */
function schemaOf(source: Source, id: string): JsonSchema | undefined {
  const file = source.forms.get(id);
  if (!file) return undefined;
  try {
    return resolveSchema(source, file.file, file.json);
  } catch (error) {
    if (error instanceof DefinitionError) return undefined;
    throw error;
  }
}

/** A field of a form that refuses what another form has written into its column. */
export interface Clash {
  /** The field's place in the form that was asked about. */
  path: string[];
  sentence: string;
}

function clash({ column, own, form, other }: SharedColumn, later: string, at: string[], why: string): Clash {
  const [place, first] = [pointerOf(own.path), pointerOf(other.path)];
  return {
    path: at,
    sentence:
      `${place} of ${later} must accept what ${first} of ${form} accepts: both write ${column.slice('column '.length)}, ` +
      `and who was let in by ${form} could never save ${later}. ${why} Use one "$ref" in both, or change both.`,
  };
}

/** Whether nothing else is wrong with a form, so that what it clashes with is a cause and no consequence. */
function isSound(source: Source, id: string): boolean {
  return faultsOfForm(source, id).length === 0 && faultsOfModel(modelForm(source, id), source).length === 0;
}

/**
 * What a form that changes a record refuses although the form that began the record accepts it. It is said of both
 * forms, so that both stay as they were.
 * @throws DefinitionError without a problem where another fault of the other form is the cause, which is said there
 */
export function clashesOf(id: string, source: Source, contracts: Contracts): Clash[] {
  return pairsOf(id, contracts).flatMap(({ first, later }) => {
    const [before, after] = [schemaOf(source, first.form), schemaOf(source, later.form)];
    if (!before || !after) return [];
    const found = sharedColumns(later, [first]).flatMap((shared) => {
      const [place, start] = [
        { form: after, path: shared.own.path },
        { form: before, path: shared.other.path },
      ];
      const why = stricterThan(place, start);
      const { path } = id === later.form ? shared.own : shared.other;
      return why === undefined ? [] : [clash(shared, later.form, path, why)];
    });
    const other = id === later.form ? first.form : later.form;
    if (found.length > 0 && !isSound(source, other)) throw new DefinitionError([]);
    return found;
  });
}
