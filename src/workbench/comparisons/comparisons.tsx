import { useEffect } from 'react';
import type { DraftTree } from '../../shared/api/workbench-drafts.ts';
import type { StaffLang } from '../../shared/staff-words.ts';
import { askedFields, fieldsBelow, filesOf } from '../conditions/section-fields.ts';
import { type DraftState, textInDraft } from '../editor/draft-state.ts';
import type { DraftStore } from '../editor/draft-store.ts';
import { type FieldFiles, wordedOf } from '../editor/field-of.ts';
import { wordsOf } from '../editor/field-words.ts';
import { type Comparison, comparedType, kindsOf } from './comparison.ts';
import {
  type Compared,
  ruleNameOf,
  withComparison,
  withOther,
  withoutComparison,
} from './comparison-edit.ts';
import { ComparisonRow } from './comparison-row.tsx';
import { comparisonsInField, comparisonsInSection } from './placed-comparison.ts';
import { comparisonWords } from './words.ts';

interface Props {
  lang: StaffLang;
  tree: DraftTree;
  store: DraftStore;
  state: DraftState;
  files: FieldFiles;
}

/** The rules that hold a field against another one of its section. */
export function Comparisons({ lang, tree, store, state, files }: Props) {
  const { form, field, file, at, section } = files;
  const words = comparisonWords[lang];
  const around = { form, path: field.path.slice(0, -1) };
  const siblings = fieldsBelow(tree, around).filter(({ path }) => path.length === field.path.length);
  // Another list with the same files asks for nothing.
  useEffect(() => store.need(filesOf(around, siblings)));
  const textOf = (path: string) => textInDraft(state, path) ?? '';
  const name = field.path.at(-1) ?? '';
  const typed = askedFields(state, around, siblings).map(({ field: one, schema }) => ({
    name: one.path.at(-1) ?? '',
    label: one.label,
    type: comparedType(schema),
  }));
  const type = typed.find((one) => one.name === name)?.type;
  const others = typed.filter((one) => one.name !== name && one.type !== undefined && one.type === type);
  const labels = new Map(others.map((one) => [one.name, one.label.de ?? one.name]));
  const placed = [
    ...comparisonsInField(textOf(file), at),
    ...comparisonsInSection(textOf(section.file), section.at, name),
  ];
  if (type === undefined || labels.size + placed.length === 0) return null;
  const compared: Compared = {
    ...{ name, textOf, section, file },
    keyOf: (rule) =>
      wordsOf(wordedOf(state, files)).find(({ word }) => word === `error.${rule}`)?.ownKey ??
      [...form.split('/'), ...field.path, 'error', rule].join('.'),
    labelsOf: (other) => {
      const { de, tr } = typed.find((one) => one.name === other)?.label ?? { de: null, tr: null };
      return { de: de ?? other, tr: tr ?? other };
    },
  };
  const kinds = kindsOf(type);
  const taken = new Set(placed.map(ruleNameOf));
  const beginningWith = (other: string): Comparison | undefined =>
    kinds.map((kind) => ({ kind, other })).find((one) => !taken.has(ruleNameOf(one)));
  const free = [...labels].filter(([other]) => beginningWith(other));
  const add = (other: string) => {
    const made = beginningWith(other);
    if (made) store.edit(withComparison(compared, made));
  };
  return (
    <fieldset className="group">
      <legend>{words.title}</legend>
      {placed.map((one, i) => (
        <ComparisonRow
          key={one.at.join('/') + one.keyword}
          {...{ lang, state, labels, kinds, placed: one }}
          n={i + 1}
          file={one.keyword === undefined ? section.file : file}
          onText={(path, text) => store.edit(new Map([[path, text]]))}
          onComparison={(made) => store.edit(withOther(compared, one, made))}
          onRemove={() => store.edit(withoutComparison(compared, one))}
        />
      ))}
      {free.length > 0 && (
        <select aria-label={words.add} value="" onChange={(event) => add(event.target.value)}>
          <option value="">{words.add}</option>
          {free.map(([other, label]) => (
            <option key={other} value={other}>
              {label}
            </option>
          ))}
        </select>
      )}
    </fieldset>
  );
}
