import { use } from 'react';
import { Rows, toRows } from '../../forms/layout/rows.tsx';
import { RequiredNote } from '../../forms/parts/required-note.tsx';
import { SubmitButton } from '../../forms/parts/submit-button.tsx';
import type { FormLayoutProps } from '../../forms/state/form-context.ts';
import { uiOf } from '../../forms/state/view.ts';
import { AnswerRowPart } from './answer-row.tsx';
import css from './answer-rows.module.css';
import { type AnswerGroup, AnswerRowsContext } from './answer-rows-context.ts';
import { useOpenRows } from './use-open-rows.ts';

type Property = FormLayoutProps['properties'][number];
interface Group {
  title: string;
  names: string[];
  properties: Property[];
}

/** The answers of a form as rows, each with a button that opens its fields; the form is saved from the row that is open. */
export function AnswerRows({ properties, uiSchema }: FormLayoutProps) {
  const columns = uiSchema?.['ui:options']?.columns;
  const { groups } = use(AnswerRowsContext);
  const rows = groupsOf(properties, uiSchema ?? {}, groups);
  const { isOpen, open, close } = useOpenRows(rows);
  const last = rows.findLast(isOpen);
  return (
    <div className={css.answers}>
      {rows.map((row) => (
        <AnswerRowPart
          key={row.names.join(' ')}
          title={row.title}
          lines={toRows(row.properties, columns).map((line) => line.map(({ name }) => name))}
          isOpen={isOpen(row)}
          onOpen={() => open(row)}
          onClose={() => close(row)}
        >
          <Rows properties={row.properties} columns={columns} uiSchema={uiSchema ?? {}} />
          {row === last ? (
            <div className={css.save}>
              <RequiredNote />
              <SubmitButton label={undefined} needsScripts />
            </div>
          ) : null}
        </AnswerRowPart>
      ))}
    </div>
  );
}

function groupsOf(
  properties: Property[],
  ui: NonNullable<FormLayoutProps['uiSchema']>,
  groups: readonly AnswerGroup[],
): Group[] {
  return properties.flatMap((property) => {
    const group = groups.find(({ fields }) => fields.includes(property.name));
    if (!group) {
      const title = uiOf(ui, property.name)['ui:title'];
      return [{ title: String(title ?? property.name), names: [property.name], properties: [property] }];
    }
    const members = properties.filter(({ name }) => group.fields.includes(name));
    const names = members.map(({ name }) => name);
    return members[0] === property ? [{ title: group.title, names, properties: members }] : [];
  });
}
