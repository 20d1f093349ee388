import type { FileTexts } from '../../../definitions/file-texts.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import { type ChangeSet, changesOf, faultsOfChangeSet } from './change-set.ts';
import { keepFiles, readFiles } from './definition-file.repository.ts';
import { takenBackBy } from './layers.ts';
import type { Changes } from './manifest.ts';
import { findPublished, layersOf, lockReleases, type Release } from './release.repository.ts';
import type { ReleaseDeps } from './release-deps.ts';
import { logStep } from './release-log.repository.ts';
import { refuse } from './release-refused.ts';
import { insertRelease, saveChanges } from './release-writing.repository.ts';
import { releaseById, take } from './step.service.ts';

/** A change set as a person writes it. */
export interface Draft {
  by: string;
  reason: string;
  /** All files that it changes. */
  files: ChangeSet;
  /** The number of the release that they were written over; without one, that in force. */
  over?: number | undefined;
}

type Deps = Pick<ReleaseDeps, 'db' | 'clock'>;

interface Judged {
  changes: Changes;
  contents: string[];
}

/** Ids of the staff are plain, so that two spellings are never one person. */
const STAFF_ID = /^[a-z0-9][a-z0-9._@-]{1,79}$/;

/** What acts by itself in the log, or could be taken for it. */
const reserved = ['clock', 'deployment', 'folder', 'program', 'release', 'schedule', 'server', 'system'];

/** Why an id is none of a person; undefined: it may be one. */
export function faultOfStaffId(id: string): 'noName' | 'noId' | 'reserved' | undefined {
  if (id === '') return 'noName';
  if (!STAFF_ID.test(id)) return 'noId';
  return reserved.includes(id) ? 'reserved' : undefined;
}

export function insistOnStaffId(by: string): void {
  const fault = faultOfStaffId(by);
  if (fault === 'noName' || fault === 'noId')
    refuse('Say who does it by the id of one person: small letters, digits and ".", "_", "@", "-".');
  if (fault === 'reserved')
    refuse(`"${by}" is the name of no person: the log says so of what happens by itself.`);
}

export function insistOnReason(reason: string): void {
  if (reason.trim() === '' || reason.length > 500) refuse('Give a reason of at most 500 characters.');
}

/** @throws ReleaseRefused where there is none */
export async function inForce(db: Queryable): Promise<Release> {
  return (
    (await findPublished(db)) ??
    refuse(
      'No release is in force yet. Start a server with DEFINITIONS_FROM=release: its folder is the first one.',
    )
  );
}

/** Writes a new change set. @returns its id @throws ReleaseRefused */
export async function newDraft(deps: Deps, { files, ...draft }: Draft): Promise<number> {
  return insertDraft(deps, draft, () => judged(files));
}

/** A change set that changes nothing yet: its files are written one after the other. @returns its id @throws ReleaseRefused */
export function beginDraft(deps: Deps, draft: Pick<Draft, 'by' | 'reason'>): Promise<number> {
  return insertDraft(deps, draft, () => ({ changes: {}, contents: [] }));
}

async function insertDraft(
  { db, clock }: Deps,
  { by, reason, ...draft }: Omit<Draft, 'files'>,
  judge: () => Judged,
): Promise<number> {
  insistOnStaffId(by);
  insistOnReason(reason);
  const { changes, contents } = judge();
  return db.transaction(async (tx) => {
    await lockReleases(tx);
    const over = draft.over ?? (await inForce(tx)).number;
    const now = clock();
    await keepFiles(tx, contents);
    const id = await insertRelease(tx, {
      ...{ kind: 'change', status: 'draft', author: by, reason: reason.trim(), over, changes, now },
    });
    await logStep(tx, { releaseId: id, by, event: 'begun', was: 'draft', is: 'draft', note: reason, now });
    return id;
  });
}

/** Puts other files into a draft; its writer is one more who cannot approve it. */
export async function writeDraft(
  { db, clock }: Deps,
  id: number,
  { by, files, ...draft }: Omit<Draft, 'reason'>,
): Promise<void> {
  insistOnStaffId(by);
  const { changes, contents } = judged(files);
  await db.transaction(async (tx) => {
    await lockReleases(tx);
    const over = draft.over ?? (await inForce(tx)).number;
    await take(tx, await releaseById(tx, id), { by, event: { type: 'written', by }, now: clock() });
    await keepFiles(tx, contents);
    await saveChanges(tx, { id, over, changes });
  });
}

function judged(files: ChangeSet): Judged {
  const faults = faultsOfChangeSet(files);
  if (faults.length > 0) refuse(...faults);
  return { changes: changesOf(files), contents: [...files.values()].filter((text) => text !== null) };
}

/** What turns the files of a release into others. */
export async function differencesFrom(db: Queryable, base: Release, wanted: FileTexts): Promise<ChangeSet> {
  const before = await readFiles(db, base.files ?? {});
  const gone = [...before.keys()].filter((path) => !wanted.has(path));
  return new Map<string, string | null>([
    ...gone.map((path) => [path, null] as const),
    ...[...wanted].filter(([path, text]) => before.get(path) !== text),
  ]);
}

/**
 * A folder that never got what was published would take it back.
 * @throws ReleaseRefused for files that would be again what they were before a change set that is in force
 */
export async function insistOnExported({ db, clock }: Deps, files: ChangeSet): Promise<void> {
  const layers = await layersOf(db, [...files.keys()], clock());
  const back = takenBackBy(changesOf(files), layers, (await inForce(db)).lasting ?? {});
  if (back.length > 0)
    refuse(
      ...back.map((path) => `${path} would be again what it was before it was published.`),
      'Write what is in force into this folder first: npm run rules -- export. Or take it back with --take-back.',
    );
}
