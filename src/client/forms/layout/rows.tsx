import { getUiOptions, type ObjectFieldTemplateProps } from '@rjsf/utils';
import { type ReactNode, use } from 'react';
import type { ViewUi } from '../../../shared/form-script.ts';
import { FormExtrasContext } from '../state/form-context.ts';
import { uiOf } from '../state/view.ts';
import css from './rows.module.css';

type Property = ObjectFieldTemplateProps['properties'][number];

/** Fields with short answers get the narrow part of their row, or share it: numbers, and what a browser fills in as these. */
const SHORT_ANSWERS = ['postal-code', 'address-line2', 'given-name', 'family-name'];

function isNameList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((name) => typeof name === 'string');
}

/** Groups properties into the rows that the UI schema names; each other one stands alone. */
export function toRows(properties: Property[], columns: unknown): Property[][] {
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
  /** Side by side on a phone, too; two of which one is short always are. */
  isNarrow?: boolean;
  uiSchema: ViewUi;
}

/** The fields of an object: one under the other on a phone, some side by side where there is room. */
export function Rows({ properties, columns, isNarrow = false, uiSchema }: RowsProps) {
  const { previews } = use(FormExtrasContext);
  const previewOf = (row: Property[]) =>
    row
      .map(({ name }) => getUiOptions(uiOf(uiSchema, name)).preview)
      .map((preview) => (typeof preview === 'string' ? previews[preview] : undefined))
      .find(Boolean);
  const widthOf = (name: string) => {
    const { autocomplete, widget } = getUiOptions(uiOf(uiSchema, name));
    if (widget === 'number') return 'short';
    const purpose = typeof autocomplete === 'string' ? autocomplete.split(' ').at(-1) : undefined;
    return purpose !== undefined && SHORT_ANSWERS.includes(purpose) ? 'short' : 'long';
  };
  return (
    <div className={css.rows}>
      {toRows(properties, columns).map((row) => (
        <Beside key={row[0]?.name} preview={previewOf(row)}>
          <Row row={row} widths={row.map(({ name }) => widthOf(name))} isNarrow={isNarrow} />
        </Beside>
      ))}
    </div>
  );
}

/** On a phone a drawing of what is typed stands beside its fields: above them a keyboard would push it out of view. */
function Beside({ preview, children }: { preview: ReactNode; children: ReactNode }) {
  if (!preview) return children;
  return (
    <div className={css.drawn}>
      <div className={css.preview}>{preview}</div>
      <div className={css.fields}>{children}</div>
    </div>
  );
}

/** One field, or several side by side whose labels, helps, controls and errors stand on common lines. */
function Row({ row, widths, isNarrow }: { row: Property[]; widths: string[]; isNarrow: boolean }) {
  const isPair = widths.length === 2 && widths.includes('short');
  return (
    <div
      className={css.row}
      data-columns={row.length > 1 ? widths.join(' ') : undefined}
      data-narrow={row.length > 1 && (isNarrow || isPair)}
    >
      {row.map(({ name, content }) => (
        <div className={css.cell} key={name}>
          {content}
        </div>
      ))}
    </div>
  );
}
