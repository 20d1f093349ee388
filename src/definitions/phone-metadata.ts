import { createRequire } from 'node:module';

/** Germany and the countries that our customers come from or keep a number of. */
const COUNTRIES = 'DE AT CH TR NL BE FR LU DK GB PL IT ES BG RO GR'.split(' ');

interface Metadata {
  version: number;
  country_calling_codes: Record<string, string[]>;
  countries: Record<string, unknown>;
}

/** The phone library's metadata cut down to {@link COUNTRIES}, as the text of a TypeScript module. */
export function phoneMetadataModule(): string {
  const full: Metadata = createRequire(import.meta.url)('libphonenumber-js/metadata.max.json');
  const codes = Object.entries(full.country_calling_codes)
    .map(([code, countries]) => [code, countries.filter((country) => COUNTRIES.includes(country))] as const)
    .filter(([, countries]) => countries.length > 0);
  const metadata = {
    version: full.version,
    country_calling_codes: Object.fromEntries(codes),
    countries: Object.fromEntries(COUNTRIES.map((country) => [country, full.countries[country]])),
  };
  return `import type { MetadataJson } from 'libphonenumber-js/core';

// The library types its tuples loosely; this is its own JSON, cut down to our countries.
export const phoneMetadata = ${JSON.stringify(metadata)} as unknown as MetadataJson;
`;
}
