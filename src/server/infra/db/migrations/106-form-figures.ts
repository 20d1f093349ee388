import type { Migration } from '../migration.ts';

/** How often what happened to a form and its fields, a day and a brand each, without persons (decision 093). */
export const formFigures: Migration = {
  id: '106-form-figures',
  sql: `
CREATE TABLE form_figure (
  day date NOT NULL, -- in Berlin
  team text NOT NULL,
  form text NOT NULL,
  version text NOT NULL,
  release int NOT NULL, -- 0: the files of a folder
  event text NOT NULL CHECK (event IN ('began', 'stopped', 'left', 'passed', 'refused')),
  field text NOT NULL, -- a pointer of the definition; empty: the form as a whole
  rule text NOT NULL, -- a name of the definition; empty: none
  times int NOT NULL CHECK (times > 0),
  PRIMARY KEY (day, team, form, version, release, event, field, rule)
);
`,
};
