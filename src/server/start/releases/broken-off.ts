import type { ChildProcess } from 'node:child_process';

/** As much as is kept of what a process writes. */
const MOST_WRITTEN = 20_000;

/** The first error that a process wrote before it ended, without its place in the code. */
const errorOf = (written: string) => /^(?:\w*Error(?: \[\w+\])?|FATAL ERROR): (.+)$/m.exec(written)?.[1];

/** The files of the program say nothing to a person, and where they lie is no person's business. */
const withoutFiles = (reason: string) =>
  reason.replace(/(?:file:\/\/)?(?:\/[\w.@+-]+)+\.[cm]?[jt]s\b(?::\d+)*/g, '…');

/** Reads what a process writes before it ends. @returns the reason that it has written since it was read last */
export function reasonsOf({ stderr }: ChildProcess): () => string | undefined {
  let written = '';
  stderr?.setEncoding('utf8').on('data', (text: string) => {
    written = (written + text).slice(0, MOST_WRITTEN);
  });
  return () => {
    const reason = errorOf(written);
    written = '';
    return reason && withoutFiles(reason);
  };
}

/** Whether a process ended since its memory did. */
export const isOutOfMemory = (reason: string | undefined) => reason?.includes('heap out of memory') === true;
