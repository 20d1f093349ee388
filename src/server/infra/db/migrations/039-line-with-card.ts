import type { Migration } from '../migration.ts';

/** A line whose card we send begins when the card arrives. */
export const lineWithCard: Migration = {
  id: '039-line-with-card',
  sql: `
ALTER TABLE delivery
  ADD COLUMN arrived_on date, -- the day on which we heard that it has arrived
  ADD COLUMN late_told_at timestamptz; -- when our service was told that it does not arrive
UPDATE delivery SET arrived_on = (updated_at AT TIME ZONE 'Europe/Berlin')::date WHERE state = 'delivered';
ALTER TABLE delivery ADD CONSTRAINT delivery_arrived CHECK ((state = 'delivered') = (arrived_on IS NOT NULL));
CREATE INDEX delivery_late ON delivery (order_id)
  WHERE kind = 'sim' AND state IN ('ordered', 'packed', 'handedOver') AND late_told_at IS NULL;
UPDATE contract c SET starts_on = NULL, minimum_ends_on = NULL, next_invoice_on = NULL
 WHERE c.activated_at IS NULL AND c.billed_months = 0 AND c.withdrawn_on IS NULL
   AND EXISTS (SELECT FROM delivery d WHERE d.order_id = c.order_id AND d.kind = 'sim'
     AND d.state IN ('ordered', 'packed', 'handedOver'));
`,
};
