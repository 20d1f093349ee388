/** What one file holds after an edit: text or bytes; null: the file is gone. */
export type Content = string | Uint8Array | null;

/** A mistake that an analyst can make in the files of the definitions. */
export interface Mistake {
  name: string;
  /** What becomes of a file's text, by the file. */
  edits: Record<string, (text: string) => Content>;
  /** The one sentence that it gives, with file and place. */
  says: RegExp;
}

/**
 * Replaces the first place that a text has.
 * @throws Error where the file does not have it, so that no mistake quietly makes none
 */
export function swap(from: string | RegExp, to: string): (text: string) => string {
  return (text) => {
    const changed = text.replace(from, () => to);
    if (changed === text) throw new Error(`The file has no ${String(from)}.`);
    return changed;
  };
}

/** The line that begins with a name is gone. */
export function without(name: string): (text: string) => string {
  return (text) => {
    const lines = text.split('\n').filter((line) => !line.trimStart().startsWith(`"${name}":`));
    if (lines.length === text.split('\n').length) throw new Error(`The file has no line "${name}".`);
    return lines.join('\n');
  };
}
