import { getUiOptions, type ObjectFieldTemplateProps } from '@rjsf/utils';
import type { ViewUi } from '../../../shared/form-script.ts';
import { uiOf } from '../state/view.ts';
import css from './rows.module.css';

type Property = ObjectFieldTemplateProps['properties'][number];

/** Fields with short answers get the narrow part of their row: numbers, and what a browser fills in as these. */
const SHORT_ANSWERS = ['postal-code', 'address-line2'];

function isNameList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((name) => typeof name === 'string');
}

/** Groups properties into the rows that the UI schema names; each other one stands alone. */
function toRows(properties: Property[], columns: unknown): Property[][] {
  const wanted = Array.isArray(columns) ? columns.filter(isNameList) : [];
  const rowOf = (name: string) => wanted.find((row) => row.includes(name));
  return properties.flatMap((property, at) => {
    const row = rowOf(property.name);
    if (row === undefined) return [[property]];
    const members = properties.filter(({ name }) => row.includes(name));
    return members[0] === properties[at] ? [members] : [];
  });
}

interface RowsProps {
  properties: Property[];
  columns: unknown;
  uiSchema: ViewUi;
}

/** The fields of an object: one under the other on a phone, some side by side where there is room. */
export function Rows({ properties, columns, uiSchema }: RowsProps) {
  const widthOf = (name: string) => {
    const { autocomplete, widget } = getUiOptions(uiOf(uiSchema, name));
    if (widget === 'number') return 'short';
    const purpose = typeof autocomplete === 'string' ? autocomplete.split(' ').at(-1) : undefined;
    return purpose !== undefined && SHORT_ANSWERS.includes(purpose) ? 'short' : 'long';
  };
  return (
    <div className={css.rows}>
      {toRows(properties, columns).map((row) => (
        <Row key={row[0]?.name} row={row} columns={row.map(({ name }) => widthOf(name)).join(' ')} />
      ))}
    </div>
  );
}

/** One field, or several side by side whose labels, helps, controls and errors stand on common lines. */
function Row({ row, columns }: { row: Property[]; columns: string }) {
  return (
    <div className={css.row} data-columns={row.length > 1 ? columns : undefined}>
      {row.map(({ name, content }) => (
        <div className={css.cell} key={name}>
          {content}
        </div>
      ))}
    </div>
  );
}
