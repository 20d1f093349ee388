/** What a person has made of files, by path; files that were not touched are not among them. */
export type Texts = ReadonlyMap<string, string>;

/** A moment of the work, which undo comes back to. */
interface Moment {
  id: number;
  texts: Texts;
}

export interface History {
  past: readonly Moment[];
  now: Moment;
  future: readonly Moment[];
  /** What was edited last: more of the same is one moment with it. */
  about: string | undefined;
  /** How many moments there have been: the next one's id. */
  count: number;
}

const MOST = 200;

export const noHistory: History = {
  ...{ past: [], now: { id: 0, texts: new Map() }, future: [] },
  ...{ about: undefined, count: 1 },
};

/**
 * Files become others. @param about what is edited, so that the letters of one word are undone together; undefined: an
 * edit by itself
 */
export function edited(history: History, texts: Texts, about?: string): History {
  const { past, now, count } = history;
  const next = { id: count, texts: new Map([...now.texts, ...texts]) };
  const isMore = about !== undefined && about === history.about;
  return {
    past: isMore ? past : [...past, now].slice(-MOST),
    now: next,
    future: [],
    about,
    count: count + 1,
  };
}

export function undone(history: History): History {
  const { past, now, future } = history;
  const before = past.at(-1);
  if (!before) return history;
  return { ...history, past: past.slice(0, -1), now: before, future: [now, ...future], about: undefined };
}

export function redone(history: History): History {
  const { past, now, future } = history;
  const [next, ...rest] = future;
  return next ? { ...history, past: [...past, now], now: next, future: rest, about: undefined } : history;
}
