import { groupBy } from '../shared/group-by.ts';

/** An example that a file lacks. */
export interface ExampleOffer {
  file: string;
  list: 'valid' | 'invalid';
  /** The entry as JSON. */
  entry: string;
}

/** Something wrong in a definition's files, said so that an analyst can mend it. */
export interface Problem {
  /** The file, from the project's folder. */
  file: string;
  /** JSON Pointer inside the file, where known. */
  pointer?: string;
  /** What is wrong and what to do. */
  sentence: string;
  /** Other places where the same is wrong, `file#pointer`. */
  also?: readonly string[];
  /** Examples that mend it. */
  offers?: readonly ExampleOffer[];
}

/** Thrown while a form is compiled; carries every problem found so far. */
export class DefinitionError extends Error {
  constructor(readonly problems: Problem[]) {
    super(problems.map(problemLine).join('\n'));
  }
}

function placeOf({ file, pointer }: Problem): string {
  return `${file}${pointer ? `#${pointer}` : ''}`;
}

/** How many other places a line names. */
const NAMED = 2;

/** One line for a log or a terminal. */
export function problemLine(problem: Problem): string {
  const { sentence, also = [] } = problem;
  const line = `${placeOf(problem)}: ${sentence}`;
  if (also.length === 0) return line;
  const rest = also.length > NAMED ? ` and ${also.length - NAMED} more` : '';
  return `${line} (Also: ${also.slice(0, NAMED).join(', ')}${rest}.)`;
}

/** One problem for a cause: those with the same sentence become the first of them, which names the other places. */
export function foldProblems(problems: readonly Problem[]): Problem[] {
  return [...groupBy(problems, ({ sentence }) => sentence).values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const places = new Set(others.map(placeOf));
    places.delete(placeOf(first));
    const offers = [first, ...others].flatMap((one) => one.offers ?? []);
    return [
      { ...first, ...(places.size > 0 && { also: [...places] }), ...(offers.length > 0 && { offers }) },
    ];
  });
}
