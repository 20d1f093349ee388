import { applyPatch, structuredPatch } from 'diff';
import type { DraftFileView } from '../../shared/api/workbench-drafts.ts';
import { changedByOthers, edited, type History } from '../editor/history.ts';
import { type Dispute, joinTexts, type Takes } from './joined-text.ts';
import { sideOf } from './json-side.ts';

/** What a person has made of files over what the server has of them. */
export interface Joint {
  saved: ReadonlyMap<string, DraftFileView>;
  history: History;
  /** Files with places that two have changed differently: what was there before, and all else as the server has it. */
  ancestors: ReadonlyMap<string, string>;
}

/** A place that two people have changed differently, which the person has to decide on. */
export interface Conflict extends Dispute {
  path: string;
}

const savedText = ({ saved }: Pick<Joint, 'saved'>, path: string) => saved.get(path)?.text ?? '';
const textNow = (joint: Joint, path: string) => joint.history.now.texts.get(path) ?? savedText(joint, path);

function threeOf(joint: Joint, path: string, base: string) {
  return { base, theirs: savedText(joint, path), mine: textNow(joint, path) };
}

export function conflictsOf(joint: Joint): Conflict[] {
  return [...joint.ancestors].flatMap(([path, base]) =>
    joinTexts(threeOf(joint, path, base)).disputes.map((dispute) => ({ ...dispute, path })),
  );
}

/** An earlier moment with what another person has changed; where both differ it stays what it was. */
function joinedMoment(base: string, theirs: string, text: string): string {
  if (sideOf(text)) return joinTexts({ base, theirs, mine: text }).text;
  // It was no JSON yet when it was left: then lines are joined, as far as they fit.
  return applyPatch(text, structuredPatch('', '', base, theirs)) || text;
}

/** A file as the server has it now: what another person has changed in it is joined into what the person has. */
export function arrived(joint: Joint, file: DraftFileView): Joint {
  const { path } = file;
  const isRead = joint.saved.has(path);
  const [base, theirs] = [savedText(joint, path), file.text ?? ''];
  const saved = new Map([...joint.saved, [path, file]]);
  if (!isRead || base === theirs) return { ...joint, saved };
  const ancestor = joint.ancestors.get(path) ?? base;
  const joined = joinTexts({ base: ancestor, theirs, mine: textNow(joint, path) });
  const history = changedByOthers(joint.history, path, (text, isNow) =>
    isNow ? joined.text : joinedMoment(base, theirs, text),
  );
  const ancestors = new Map(joint.ancestors);
  if (joined.disputes.length > 0) ancestors.set(path, joined.ancestor);
  return { saved, history, ancestors };
}

/** What was in dispute as a whole and is JSON by now is joined place by place. */
export function joinedAtLast<Of extends Joint>(before: Joint, joint: Of): Of {
  const isJson = (of: Joint, path: string) => sideOf(textNow(of, path)) !== undefined;
  const mended = [...joint.ancestors.keys()].filter((path) => !isJson(before, path) && isJson(joint, path));
  if (mended.length === 0) return joint;
  const [texts, ancestors] = [new Map(joint.history.now.texts), new Map(joint.ancestors)];
  for (const path of mended) {
    const joined = joinTexts(threeOf(joint, path, ancestors.get(path) ?? ''));
    texts.set(path, joined.text);
    ancestors.set(path, joined.ancestor);
  }
  return { ...joint, ancestors, history: { ...joint.history, now: { ...joint.history.now, texts } } };
}

/** One of both counts at a place, and the other one can still be undone to. */
export function settled(joint: Joint, { path, id }: Conflict, takes: Takes): Joint {
  const base = joint.ancestors.get(path);
  if (base === undefined) return joint;
  const choose = (what: Takes) => (one: string) => (one === id ? what : undefined);
  const three = threeOf(joint, path, base);
  const { ancestor } = joinTexts(three, choose(takes));
  const theirs = edited(joint.history, new Map([[path, joinTexts(three, choose('theirs')).text]]));
  const history = takes === 'theirs' ? theirs : edited(theirs, new Map([[path, three.mine]]));
  return { ...joint, history, ancestors: new Map([...joint.ancestors, [path, ancestor]]) };
}
