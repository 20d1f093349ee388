/** A row of `teams/content/esim-phones.json`. */
export interface PhoneMaker {
  maker: string;
  models: readonly string[];
}

/**
 * @param typed what a person typed: maker, model or part of them, in any case
 * @returns full names of phones with an eSIM in whose name each typed word begins a word, shortest first; at most `most`
 */
export function phonesNamed(makers: readonly PhoneMaker[], typed: string, most: number): string[] {
  const wanted = wordsOf(typed);
  if (wanted.join('').length < 2) return [];
  const names = makers.flatMap(({ maker, models }) => models.map((model) => `${maker} ${model}`));
  return names
    .filter((name) => wanted.every((word) => wordsOf(name).some((own) => own.startsWith(word))))
    .sort((one, other) => one.length - other.length)
    .slice(0, most);
}

/** Whether what was typed is the whole name of a phone with an eSIM, with or without its maker. */
export function isPhoneNamed(makers: readonly PhoneMaker[], typed: string): boolean {
  const wanted = wordsOf(typed).join(' ');
  return makers.some(({ maker, models }) =>
    models.some((model) => [model, `${maker} ${model}`].some((name) => wordsOf(name).join(' ') === wanted)),
  );
}

/** `Galaxy S21+` and "galaxy s21 plus" are the same; so are `Pixel 7` and "pixel7". */
function wordsOf(name: string): string[] {
  return (
    name
      .toLowerCase()
      // A Turkish "İ" becomes an i with a dot of its own.
      .replaceAll('\u0307', '')
      .replaceAll('ı', 'i')
      .replaceAll('+', ' plus ')
      .replaceAll(/([a-z]{3,})(\d)/g, '$1 $2')
      .split(/[^a-z0-9]+/)
      .filter(Boolean)
  );
}
