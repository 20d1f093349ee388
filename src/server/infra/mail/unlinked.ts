/**
 * Words of a person for a mail or a PDF of ours. Mail programs and PDF readers make links of what looks like an address, so
 * such words get spaces; nothing else changes. Characters that cannot be seen, or turn the reading direction, are left out.
 */
export function unlinked(text: string): string {
  return text
    .replace(/(?![\n\t])[\p{Cc}\p{Cf}]/gu, '')
    .replace(/[.\u3002\uff0e\uff61\u2024](?=\p{L})/gu, '$& ')
    .replace(/(?<=\p{L}):(?=\S)/gu, ': ')
    .replace(/[@\uff20]/g, ' $& ')
    .replace(/\/{2,}/g, (slashes) => [...slashes].join(' '));
}

/** The values of a mail that people write; all others are ours. A test sorts every value of every mail. */
export const wordsOfPeople: ReadonlySet<string> = new Set([
  'name',
  'company',
  'subject',
  'message',
  // The number of a line, with what its customer calls it.
  'msisdn',
]);

/** The values of a mail, with the words of people on one line and without links. */
export function safeValues<Value extends string | number>(
  values: Record<string, Value>,
): Record<string, string | Value> {
  const safe = ([key, value]: [string, Value]): [string, string | Value] =>
    typeof value === 'string' && wordsOfPeople.has(key) ? [key, unlinked(value)] : [key, value];
  return Object.fromEntries(Object.entries(values).map(safe));
}

/** The values of a mail that are for one reader's eyes: who has them can act with them. They are never kept. */
export const secretValues: readonly string[] = ['token', 'code'];

/** The values of a mail, those emptied that are never kept. */
export function withoutSecrets<Value>(values: Record<string, Value>): Record<string, Value | string> {
  return { ...values, ...Object.fromEntries(secretValues.map((name) => [name, ''])) };
}
