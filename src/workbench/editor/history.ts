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

/** The same history, in which each moment has the texts of files as they were before they are edited first. */
export function begun(history: History, texts: Texts): History {
  const missing = [...texts].filter(([path]) => !history.now.texts.has(path));
  if (missing.length === 0) return history;
  const known = (moment: Moment): Moment => ({ ...moment, texts: new Map([...missing, ...moment.texts]) });
  return {
    ...history,
    past: history.past.map(known),
    now: known(history.now),
    future: history.future.map(known),
  };
}

/**
 * Another person has changed a file: so it is in all moments, and undo takes back what the person did alone. Each moment is
 * another one by that: what was found about it is over.
 */
export function changedByOthers(
  history: History,
  path: string,
  textIn: (text: string, isNow: boolean) => string,
): History {
  const changed = ({ id, texts }: Moment, isNow: boolean): Moment => {
    const text = texts.get(path);
    const made = text === undefined ? texts : new Map([...texts, [path, textIn(text, isNow)]]);
    return { id: id + history.count, texts: made };
  };
  return {
    ...history,
    past: history.past.map((moment) => changed(moment, false)),
    now: changed(history.now, true),
    future: history.future.map((moment) => changed(moment, false)),
    count: 2 * history.count,
  };
}
