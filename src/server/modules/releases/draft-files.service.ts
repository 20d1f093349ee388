import type { ReleaseEvent } from '../../../shared/states/release.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import { type ChangeSet, faultsOfChangeSet } from './change-set.ts';
import { keepFiles, readFiles } from './definition-file.repository.ts';
import { inForce, insistOnStaffId } from './draft.service.ts';
import { applied, type Changes, hashAt, hashOf, type Manifest, overtaken } from './manifest.ts';
import { findNumber, lockReleases, type Release } from './release.repository.ts';
import type { ReleaseDeps } from './release-deps.ts';
import { lastStep } from './release-log.repository.ts';
import { ReleaseRefused, refuse } from './release-refused.ts';
import { saveChanges, saveState } from './release-writing.repository.ts';
import { releaseById, stateAfter, take } from './step.service.ts';

/** A change set with what it stands over, as a person who writes in it sees it. */
export interface DraftView {
  release: Release;
  /** The number of the release below it: that in force, or an older one while it has published its files otherwise since. */
  over: number | null;
  before: Manifest;
  files: Manifest;
  /** What is in force. */
  published: Pick<Release, 'number' | 'files'>;
  /** Files that another release has changed since: they have to be written anew. */
  late: string[];
}

/** @throws ReleaseRefused where there is none */
export async function draftView(db: Queryable, id: number): Promise<DraftView> {
  const [release, current] = [await releaseById(db, id), await inForce(db)];
  const { over, changes } = release;
  const own = (over === null ? undefined : await findNumber(db, over))?.files ?? {};
  const late = overtaken(changes, own, current.files ?? {});
  const base = late.length === 0 ? current : { number: over, files: own };
  const before = base.files ?? {};
  return { release, late, before, published: current, over: base.number, files: applied(before, changes) };
}

/** A file as a change set has it. */
export interface DraftFile {
  path: string;
  /** Null: there is no such file. */
  text: string | null;
  /** Of its content: a person who writes it says which content they have read. */
  digest: string | null;
}

export async function draftFile(db: Queryable, { files }: DraftView, path: string): Promise<DraftFile> {
  const digest = hashAt(files, path);
  const text = digest === null ? null : (await readFiles(db, { [path]: digest })).get(path);
  return { path, digest, text: text ?? null };
}

/** What a person makes of a file. */
export interface Writing extends Pick<DraftFile, 'path' | 'digest'> {
  /** Null: as it is published. */
  text: string | null;
}

/** Others have written the files since they were read: nothing of either is lost. */
export class FilesChanged extends ReleaseRefused {
  constructor(readonly files: readonly DraftFile[]) {
    super(files.map(({ path }) => `Another person has changed ${path} since you read it.`));
  }
}

function withoutThoseOf(manifest: Manifest, changes: Changes): Changes {
  return Object.fromEntries(
    Object.entries(changes).filter(([path, hash]) => hash !== hashAt(manifest, path)),
  );
}

/**
 * What a draft changes, and over which release. While one of its files is late it stays over the older one: each file that
 * was put back is kept as it is published, until the draft goes on over what is in force.
 */
function writtenWith(
  { release, before, published, over }: DraftView,
  files: readonly Writing[],
): Pick<Release, 'over' | 'changes'> {
  const current = published.files ?? {};
  const made = files.map(({ path, text }) => [path, text === null ? hashAt(current, path) : hashOf(text)]);
  const changes = withoutThoseOf(before, { ...release.changes, ...Object.fromEntries(made) });
  if (overtaken(changes, before, current).length > 0) return { over, changes };
  return { over: published.number, changes: withoutThoseOf(current, changes) };
}

/** @throws ReleaseRefused */
function insistOnOnce(files: readonly Writing[]): void {
  const paths = files.map(({ path }) => path);
  const twice = paths.filter((path, i) => paths.indexOf(path) !== i);
  if (twice.length > 0) refuse(...[...new Set(twice)].map((path) => `${path} is written twice at once.`));
}

/** @throws FilesChanged */
async function insistOnRead(tx: Queryable, view: DraftView, files: readonly Writing[]): Promise<void> {
  const other = files.filter(({ path, digest }) => hashAt(view.files, path) !== digest);
  if (other.length > 0)
    throw new FilesChanged(await Promise.all(other.map(({ path }) => draftFile(tx, view, path))));
}

/** @throws ReleaseRefused */
function insistOnFit(files: ChangeSet): void {
  const faults = files.size === 0 ? [] : faultsOfChangeSet(files);
  if (faults.length > 0) refuse(...faults);
}

async function contentsOf(tx: Queryable, changes: Changes): Promise<ChangeSet> {
  const gone = Object.entries(changes).filter(([, hash]) => hash === null);
  return new Map<string, string | null>([
    ...(await readFiles(tx, applied({}, changes))),
    ...gone.map(([path]) => [path, null] as const),
  ]);
}

/** The page saves by itself: savings of one person one after the other are one step until then. */
const ONE_STEP_MS = 10 * 60_000;

/** @throws ReleaseRefused where it is no draft */
async function written(tx: Queryable, release: Release, by: string, now: Date): Promise<void> {
  const event: ReleaseEvent = { type: 'written', by };
  const last = await lastStep(tx, release.id);
  const isSame = last?.event === event.type && last.by === by;
  if (isSame && now.getTime() - last.at.getTime() < ONE_STEP_MS)
    return saveState(tx, release.id, stateAfter(release, event, now));
  await take(tx, release, { by, event, now });
}

/**
 * Writes files of a draft, all or none; the person is one more who cannot approve it. The draft goes on over what is in
 * force, where nothing of it was changed there. @throws ReleaseRefused
 */
export async function writeFiles(
  { db, clock }: Pick<ReleaseDeps, 'db' | 'clock'>,
  id: number,
  { by, files }: { by: string; files: readonly Writing[] },
): Promise<void> {
  insistOnStaffId(by);
  insistOnOnce(files);
  insistOnFit(new Map(files.map(({ path, text }) => [path, text])));
  await db.transaction(async (tx) => {
    await lockReleases(tx);
    const view = await draftView(tx, id);
    await written(tx, view.release, by, clock());
    await insistOnRead(tx, view, files);
    await keepFiles(
      tx,
      files.map(({ text }) => text).filter((text) => text !== null),
    );
    const made = writtenWith(view, files);
    insistOnFit(await contentsOf(tx, made.changes));
    await saveChanges(tx, { id, ...made });
  });
}
