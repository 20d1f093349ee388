import { getUiOptions, type ObjectFieldTemplateProps } from '@rjsf/utils';
import { use } from 'react';
import { RequiredNote } from '../parts/required-note.tsx';
import { SubmitButton } from '../parts/submit-button.tsx';
import { type AnswerGroup, AnswerRowsContext } from '../state/answer-rows-context.ts';
import { useOpenRows } from '../state/use-open-rows.ts';
import { uiOf } from '../state/view.ts';
import { AnswerRowPart } from './answer-row.tsx';
import css from './answer-rows.module.css';
import { Rows, toRows } from './rows.tsx';

type Property = ObjectFieldTemplateProps['properties'][number];
interface Group {
  title: string;
  names: string[];
  properties: Property[];
}

type Props = Pick<ObjectFieldTemplateProps, 'properties' | 'uiSchema'>;

/** The answers of a form as rows, each with a button that opens its fields; the form is saved from the row that is open. */
export function AnswerRows({ properties, uiSchema }: Props) {
  const { columns } = getUiOptions(uiSchema);
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
  ui: NonNullable<Props['uiSchema']>,
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
