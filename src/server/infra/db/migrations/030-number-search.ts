import type { Migration } from '../migration.ts';

/**
 * The offer of free numbers is read in its order, and digits are looked up by each three that follow one another:
 * neither reads all that are free.
 */
export const numberSearch: Migration = {
  id: '030-number-search',
  sql: `
CREATE FUNCTION digit_grams(digits text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT ARRAY(SELECT substr(digits, at, 3) FROM generate_series(1, length(digits) - 2) at) $$;
CREATE INDEX phone_number_free ON phone_number (kind, id) WHERE order_id IS NULL;
CREATE INDEX phone_number_digits ON phone_number USING gin (digit_grams('0' || substr(msisdn, 4)))
  WHERE order_id IS NULL;
`,
};
