import { DefinitionError, type Problem } from './problem.ts';

/** A fault that the linter does not know is held back as every other one. */
export function unexpectedProblem(file: string, error: unknown): Problem {
  const said = error instanceof Error ? error.message : String(error);
  return {
    file,
    sentence: `The program cannot read what stands here (${said}). Undo the last change, and show this line to a developer.`,
  };
}

/**
 * Runs a step that may find faults; what it finds is collected and undefined returned. A step that breaks down has a
 * fault, too: a file may be as strange as it likes, the others follow their changes.
 */
export async function attempt<T>(
  faults: Problem[],
  file: string,
  work: () => T | Promise<T>,
): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DefinitionError) faults.push(...error.problems);
    // A database that is away is no fault of a file.
    else if (error instanceof TypeError || error instanceof RangeError || error instanceof SyntaxError)
      faults.push(unexpectedProblem(file, error));
    else throw error;
    return undefined;
  }
}
