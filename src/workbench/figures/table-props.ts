import type { FormFigures } from '../../shared/api/workbench-figures.ts';
import type { StaffLang } from '../../shared/staff-words.ts';

export interface Compared {
  /** The same form in another release; undefined: it was not met there. */
  form: FormFigures | undefined;
  release: number;
}

/** What the tables of a form show. */
export interface TableProps {
  lang: StaffLang;
  form: FormFigures;
  compared: Compared | undefined;
}
