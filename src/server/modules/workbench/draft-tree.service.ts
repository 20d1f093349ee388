import { outlineOf } from '../../../definitions/outline.ts';
import type { Problem } from '../../../definitions/problem.ts';
import { usesOf } from '../../../definitions/uses/field-uses.ts';
import type { FieldName } from '../../../definitions/uses/readers.ts';
import type {
  DraftStateView,
  DraftTree,
  FieldUsesView,
  JudgedView,
} from '../../../shared/api/workbench-drafts.ts';
import type { Contracts } from '../../../shared/contracts/contract.ts';
import { openStatuses } from '../../../shared/states/release.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import { readFiles } from '../releases/definition-file.repository.ts';
import { type DraftView, draftView } from '../releases/draft-files.service.ts';
import { type Changes, digestOf, hashAt, hashOf, type Manifest } from '../releases/manifest.ts';
import type { StoredVerdict } from '../releases/release.repository.ts';

/** Faults as the page gets them. */
export const faultViews = (faults: readonly Problem[]): JudgedView['faults'] =>
  faults.map(({ also = [], offers = [], ...fault }) => ({
    ...{ ...fault, also: [...also] },
    ...(offers.length > 0 && { offers: [...offers] }),
  }));

export function judgedOf({ isSound, check, impact, faults = [] }: StoredVerdict): JudgedView {
  return {
    isSound,
    lines: check,
    impact,
    faults: faultViews(faults),
  };
}

/** Those that are not as they are published. */
function changedFiles(changes: Changes, published: Manifest): string[] {
  const differs = ([path, hash]: [string, string | null]) => hash !== hashAt(published, path);
  return Object.entries(changes)
    .filter(differs)
    .map(([path]) => path)
    .sort();
}

/** One text for all that is said of a draft: its files, how it stands and what was found. */
function stateOf({ release, files, late }: DraftView): string {
  const { status, verdict } = release;
  return hashOf(JSON.stringify([digestOf(files), late, status, verdict?.digest ?? null]));
}

/** Whether anything of a draft has changed; no file of it is read. @throws ReleaseRefused where there is none */
export async function draftState(db: Queryable, id: number): Promise<DraftStateView> {
  return { state: stateOf(await draftView(db, id)) };
}

/** The forms with their fields, and all files, as a draft has them. @throws ReleaseRefused where there is none */
export async function draftTree(db: Queryable, id: number): Promise<DraftTree> {
  const view = await draftView(db, id);
  const { release, published, files, late } = view;
  const { status, reason, verdict } = release;
  return {
    ...{ id, reason, late, isDraft: status === 'draft' },
    isTalkedAbout: openStatuses.includes(status),
    forms: outlineOf(await readFiles(db, files)),
    files: Object.keys(files).sort(),
    digests: { ...files },
    state: stateOf(view),
    changed: changedFiles(release.changes, published.files ?? {}),
    judged: verdict?.digest === digestOf(files) ? judgedOf(verdict) : null,
  };
}

/** What uses a field of a draft; undefined: it has no such field. @throws ReleaseRefused where there is no draft */
export async function fieldUses(
  db: Queryable,
  id: number,
  { name, contracts }: { name: FieldName; contracts: Contracts },
): Promise<FieldUsesView | undefined> {
  const { files } = await draftView(db, id);
  return usesOf(await readFiles(db, files), name, contracts);
}
