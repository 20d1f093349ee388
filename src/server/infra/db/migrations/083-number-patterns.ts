import type { Migration } from '../migration.ts';

/**
 * The offer with a pattern of digits is read in its order, without the numbers that do not have it. The conditions are
 * those of the search, word by word: else PostgreSQL does not see that an index fits.
 */
export const numberPatterns: Migration = {
  id: '083-number-patterns',
  sql: String.raw`
CREATE INDEX phone_number_triple ON phone_number (kind, id)
  WHERE order_id IS NULL AND substr(msisdn, 7) ~ '(\d)\1\1';
CREATE INDEX phone_number_double_ending ON phone_number (kind, id)
  WHERE order_id IS NULL AND substr(msisdn, 7) ~ '(\d)\1$';
CREATE INDEX phone_number_round_ending ON phone_number (kind, id)
  WHERE order_id IS NULL AND substr(msisdn, 7) ~ '0$';
`,
};
