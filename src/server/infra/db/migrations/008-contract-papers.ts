import type { Migration } from '../migration.ts';

/** Contract summaries (§ 54 TKG), and product information sheets with their archive (TKTransparenzV). */
export const contractPapers: Migration = {
  id: '008-contract-papers',
  sql: `
-- What a summary says, as one text: an order is taken only when it comes to the same.
CREATE TABLE contract_summary (
  document_id uuid PRIMARY KEY REFERENCES document (id) ON DELETE CASCADE,
  facts text NOT NULL
);

ALTER TABLE orders ADD COLUMN summary_document_id uuid REFERENCES document (id);
ALTER TABLE orders ADD COLUMN summary_hash text CHECK (summary_hash ~ '^[0-9a-f]{64}$');
ALTER TABLE orders ADD CHECK ((summary_hash IS NULL) = (summary_document_id IS NULL));

ALTER TABLE tariff ADD COLUMN launched_on date;
ALTER TABLE tariff ADD COLUMN withdrawn_on date; -- no longer sold; its contracts go on

-- One row for each version of a plan's sheet. The PDF is made when it is first asked for.
CREATE TABLE product_sheet (
  id uuid PRIMARY KEY,
  team text NOT NULL,
  tariff_id uuid NOT NULL REFERENCES tariff (id),
  version int NOT NULL,
  facts text NOT NULL,
  launched_on date NOT NULL,
  withdrawn_on date,
  document_id uuid REFERENCES document (id),
  created_at timestamptz NOT NULL,
  CONSTRAINT product_sheet_version UNIQUE (tariff_id, version)
);
CREATE UNIQUE INDEX product_sheet_current ON product_sheet (tariff_id) WHERE withdrawn_on IS NULL;
CREATE INDEX product_sheet_team ON product_sheet (team, launched_on);
`,
};
