import { digestOfLines } from '../../../definitions/cli/impact/effect-on-customers.ts';
import { berlinToday } from '../../../shared/dates.ts';
import { readFiles } from './definition-file.repository.ts';
import { applied, digestOf, hashOf, type Manifest, overtaken } from './manifest.ts';
import { findNumber, type Release, type StoredVerdict } from './release.repository.ts';
import type { ReleaseDeps } from './release-deps.ts';
import { refuse } from './release-refused.ts';

/** What a change set makes of the files in force. @throws ReleaseRefused where they have changed under it */
export async function filesWith(
  { db }: Pick<ReleaseDeps, 'db'>,
  { over, changes }: Release,
  current: Release,
): Promise<Manifest> {
  const base = over === null ? undefined : await findNumber(db, over);
  const late = overtaken(changes, base?.files ?? {}, current.files ?? {});
  if (late.length > 0)
    refuse(
      ...late.map(
        (path) =>
          `${path} has been changed since by another release: write its change anew over what is in force.`,
      ),
    );
  return applied(current.files ?? {}, changes);
}

/**
 * The proof of files over what is in force.
 * @param known a proof that is taken again where it is of today and about just this
 */
export async function proof(
  { db, clock, prove }: ReleaseDeps,
  files: Manifest,
  current?: Pick<Release, 'number' | 'files'>,
  known?: StoredVerdict | null,
): Promise<StoredVerdict> {
  const now = clock();
  const of = { over: current?.number ?? null, digest: digestOf(files) };
  if (known?.digest === of.digest && known.over === of.over && known.on === berlinToday(now)) return known;
  const before = await readFiles(db, current?.files ?? {});
  return { ...(await prove({ before, after: await readFiles(db, files), now })), ...of };
}

/** One text for what a proof says that people notice, and over which release: what a person saw who approves it. */
export function digestOfEffect(verdict: Pick<StoredVerdict, 'over' | 'impact' | 'effect'> | null): string {
  const { over = null, impact = [], effect } = verdict ?? {};
  return hashOf(JSON.stringify([over, impact, effect]));
}

/** One text for what changes for customers, whatever it is compared with: the effect that is approved is published. */
export function effectOf(verdict: Pick<StoredVerdict, 'impact' | 'effect'> | null): string {
  return verdict?.effect ?? digestOfLines(verdict?.impact ?? []);
}

/** @throws ReleaseRefused with the faults */
export function insistOnSound({ isSound, check }: StoredVerdict): void {
  if (!isSound) refuse(...check);
}
