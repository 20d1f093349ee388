import type { FieldFigures } from '../../shared/api/workbench-figures.ts';

/** What a field is called, and its pointer. */
export function FieldName({ field: { label, pointer } }: { field: FieldFigures }) {
  return (
    <>
      {label && <span lang="de">{label}</span>} <code>{pointer}</code>
    </>
  );
}
