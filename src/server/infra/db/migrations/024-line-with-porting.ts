import type { Migration } from '../migration.ts';

/** A line with a porting begins when its number arrives; what the law grants for a late one is credited. */
export const lineWithPorting: Migration = {
  id: '024-line-with-porting',
  sql: `
ALTER TABLE contract ALTER COLUMN starts_on DROP NOT NULL; -- null: it waits for its number
ALTER TABLE contract ALTER COLUMN minimum_ends_on DROP NOT NULL;
UPDATE contract c SET starts_on = NULL, minimum_ends_on = NULL, next_invoice_on = NULL
 WHERE c.activated_at IS NULL AND c.billed_months = 0 AND c.withdrawn_on IS NULL
   AND EXISTS (SELECT FROM porting p WHERE p.order_id = c.order_id AND p.state NOT IN ('completed', 'cancelled'));
ALTER TABLE contract ADD CONSTRAINT contract_begun CHECK (
  (starts_on IS NULL) = (minimum_ends_on IS NULL)
  AND (starts_on IS NOT NULL OR next_invoice_on IS NULL AND activated_at IS NULL));

ALTER TABLE porting
  ADD COLUMN left_on date, -- the day on which the old operator released the number
  ADD COLUMN arrived_on date,
  ADD COLUMN announced_for date, -- the day of arrival that the SMS of the day before named
  ADD COLUMN asked_at timestamptz; -- when the exchange of numbers was last asked
CREATE INDEX porting_not_announced ON porting (scheduled_on) WHERE state = 'scheduled';
CREATE INDEX porting_under_way ON porting (state)
  WHERE state IN ('requested', 'sentToDonor', 'scheduled', 'inProgress');

-- What we owe a customer besides money: it lowers the next invoice of the contract.
CREATE TABLE contract_credit (
  contract_id uuid NOT NULL REFERENCES contract (id),
  kind text NOT NULL CHECK (kind IN ('portingDelay', 'portingOutage')),
  days int NOT NULL CHECK (days > 0),
  cents int NOT NULL CHECK (cents > 0),
  created_at timestamptz NOT NULL,
  invoice_id uuid REFERENCES invoice (id) DEFERRABLE INITIALLY DEFERRED, -- the invoice that it lowered
  PRIMARY KEY (contract_id, kind)
);
`,
};
