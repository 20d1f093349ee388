/** German towns with a Turkish name of their own. */
const TURKISH = new Map([['munih', 'munchen']]);

/**
 * The name of a town for comparing: `Köln`, `KOELN`, `koln` are the same, and so are `BERLİN` and `Berlın`, as Turkish
 * keyboards write them.
 */
export function foldedTown(name: string): string {
  const letters = name
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
  const short = letters.replaceAll(/([aou])e/g, '$1');
  return TURKISH.get(short) ?? short;
}

const transcribed = new Map([
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
  ['ß', 'ss'],
]);

/** The name of a town in an address: `frankfurt-am-main`, `koeln`. */
export function townSlug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => transcribed.get(letter) ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
