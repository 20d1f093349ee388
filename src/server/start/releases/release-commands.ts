import { gitPatch } from '../../../definitions/cli/git-patch.ts';
import { type FileTexts, readTexts } from '../../../definitions/file-texts.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import { readFiles, unkept } from '../../modules/releases/definition-file.repository.ts';
import {
  differencesFrom,
  inForce,
  insistOnExported,
  insistOnStaffId,
  newDraft,
  writeDraft,
} from '../../modules/releases/draft.service.ts';
import { applied, digestOf } from '../../modules/releases/manifest.ts';
import {
  approve as approveRead,
  schedule,
  sendBack,
  timesNote,
  withdraw,
} from '../../modules/releases/person-steps.service.ts';
import { digestOfEffect } from '../../modules/releases/proved.service.ts';
import { publish, submit } from '../../modules/releases/publish.service.ts';
import { findNumber, lastReleases, limitedOnes } from '../../modules/releases/release.repository.ts';
import type { ReleaseDeps } from '../../modules/releases/release-deps.ts';
import { stepsOf } from '../../modules/releases/release-log.repository.ts';
import { ReleaseRefused, refuse } from '../../modules/releases/release-refused.ts';
import { rollBack } from '../../modules/releases/roll-back.service.ts';
import { releaseById } from '../../modules/releases/step.service.ts';
import { writtenOver } from '../../modules/releases/written-over.ts';
import { isStaff } from '../../modules/workbench/staff.repository.ts';
import type { Asked } from './asked.ts';
import { exportInto } from './export-release.ts';
import { readRecord, writeRecord } from './folder-record.ts';
import { digestLine, effectLine, momentOf, releaseLine, stepLine, verdictLines } from './release-lines.ts';

/** What a command is given: the database of the servers, and a folder with definitions. */
export interface CommandDeps extends ReleaseDeps {
  folder: string;
  /** There is a workbench: who writes and who approves are persons that it knows. */
  hasWorkbench?: boolean;
}

type Command = (deps: CommandDeps, asked: Asked) => Promise<string>;

/** Four eyes are two persons who have signed in, not two names. @throws ReleaseRefused */
async function insistOnKnown({ db, hasWorkbench }: CommandDeps, by: string): Promise<void> {
  if (hasWorkbench && !(await isStaff(db, by)))
    refuse(`The workbench knows no person "${by}": sign in there once, and use the id that it shows.`);
}

const propose: Command = async (deps, { id, by, reason, over: number, takesBack }) => {
  await insistOnKnown(deps, by);
  const base = await writtenOver(deps.db, { number, digest: await readRecord(deps.folder) });
  const files = await differencesFrom(deps.db, base, await readTexts(deps.folder));
  if (!takesBack) await insistOnExported(deps, files);
  const over = base.number ?? undefined;
  const written = Number.isNaN(id) ? await newDraft(deps, { by, reason, files, over }) : id;
  if (written === id) await writeDraft(deps, id, { by, files, over });
  const release = await submit(deps, written, { by }).catch((error: unknown) => {
    if (!(error instanceof ReleaseRefused)) throw error;
    return refuse(...error.sentences, `Change set ${written} stays a draft.`);
  });
  return [...verdictLines(release), `Change set ${written} waits for a person who approves it.`].join('\n');
};

const simple =
  (work: typeof sendBack): Command =>
  async (deps, { id, by, reason }) => {
    insistOnStaffId(by);
    return releaseLine(await work(deps, id, { by, reason }));
  };

const approve: Command = async (deps, { id, by, reason, digest, effect }) => {
  insistOnStaffId(by);
  await insistOnKnown(deps, by);
  const where = `npm run rules -- diff ${id} begins with it.`;
  const end = `npm run rules -- releases ${id} ends with it.`;
  if (digest === '') refuse(`Say what you read with --digest: ${where}`);
  if (effect === '') refuse(`Say which effect on customers you saw with --effect: ${end}`);
  const { changesDigest, verdict } = await releaseById(deps.db, id);
  const approved = approveRead(deps, id, { by, reason, digest, effect }).catch((error: unknown) => {
    if (!(error instanceof ReleaseRefused)) throw error;
    const read = digest === changesDigest ? [] : [`Its digest: ${where}`];
    const seen = effect === digestOfEffect(verdict) ? [] : [`Its effect: ${end}`];
    return refuse(...error.sentences, ...read, ...seen);
  });
  return releaseLine(await approved);
};

const publishOne: Command = async (deps, { id, by, from, until }) => {
  insistOnStaffId(by);
  if (from) return releaseLine(await schedule(deps, id, { by, from, until }));
  return `Release ${await publish(deps, id, { by, until, note: timesNote({ until }) })} is in force.`;
};

const list: Command = async ({ db }, { id }) => {
  if (Number.isNaN(id)) return (await lastReleases(db, 20)).map(releaseLine).join('\n');
  const release = await releaseById(db, id);
  const steps = (await stepsOf(db, id)).map(stepLine);
  const said = [releaseLine(release), digestLine(release), ...steps, ...verdictLines(release)];
  return [...said, effectLine(release)].join('\n');
};

const diff: Command = async ({ db, folder }, { id }) => {
  if (Number.isNaN(id)) {
    const { files } = await inForce(db);
    return gitPatch(await readFiles(db, files ?? {}), await readTexts(folder));
  }
  const release = await releaseById(db, id);
  const { over, changes } = release;
  const base = (over === null ? undefined : await findNumber(db, over))?.files ?? {};
  const patch = await gitPatch(await readFiles(db, base), await readFiles(db, applied(base, changes)));
  return `${digestLine(release)}\n${patch}`;
};

/** @throws ReleaseRefused for files whose content neither a release nor a change set has */
async function insistOnKept(db: Queryable, folder: string, files: FileTexts): Promise<void> {
  const there = await readTexts(folder);
  const lost = await unkept(db, new Map([...there].filter(([path, text]) => files.get(path) !== text)));
  if (lost.length > 0)
    refuse(
      ...lost.map((path) => `${path} would be lost: it was never proposed as it is here.`),
      'Propose it first, or write over it with --discard.',
    );
}

/** What is written into a file whose change has an end stays after it: who exports it knows. */
async function limitedLines(db: Queryable, now: Date): Promise<string[]> {
  const limited = await limitedOnes(db, now);
  return limited.map(
    ({ id, until, changes }) =>
      `Change set ${id} ends ${until && momentOf(until)}; what you write into its files stays after it: ${Object.keys(changes).join(', ')}.`,
  );
}

const exportOne: Command = async ({ db, clock, folder }, { id, discards }) => {
  const release = Number.isNaN(id) ? await inForce(db) : await findNumber(db, id);
  if (!release?.files) return refuse(`There is no release ${id}.`);
  const files = await readFiles(db, release.files);
  if (!discards) await insistOnKept(db, folder, files);
  const count = await exportInto(folder, files);
  await writeRecord(folder, { release: release.number ?? 0, digest: digestOf(release.files) });
  const done = `${count} files of release ${release.number} were written into ${folder} or deleted there.`;
  return [done, ...(release.status === 'published' ? await limitedLines(db, clock()) : [])].join('\n');
};

/** The commands that work on the releases in the database, by name. */
const commands: Readonly<Record<string, Command>> = {
  releases: list,
  propose,
  approve,
  'send-back': simple(sendBack),
  withdraw: simple(withdraw),
  publish: publishOne,
  'roll-back': async (deps, { id, by, reason }) => {
    if (Number.isNaN(id))
      refuse('Name the release that you take back: npm run rules -- releases tells which is in force.');
    return `Release ${await rollBack(deps, { by, reason, number: id })} is in force.`;
  },
  diff,
  export: exportOne,
};

/** @throws ReleaseRefused where there is none */
export function commandNamed(name: string): Command {
  const found = Object.hasOwn(commands, name) ? commands[name] : undefined;
  return found ?? refuse(`There is no command "${name}".`);
}
