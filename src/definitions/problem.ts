/** Something wrong in a definition's files, said so that an analyst can mend it. */
export interface Problem {
  /** The file, from the project's folder. */
  file: string;
  /** JSON Pointer inside the file, where known. */
  pointer?: string;
  /** What is wrong and what to do. */
  sentence: string;
}

/** Thrown while a form is compiled; carries every problem found so far. */
export class DefinitionError extends Error {
  constructor(readonly problems: Problem[]) {
    super(problems.map(problemLine).join('\n'));
  }
}

/** One line for a log or a terminal. */
export function problemLine({ file, pointer, sentence }: Problem): string {
  return `${file}${pointer ? `#${pointer}` : ''}: ${sentence}`;
}
