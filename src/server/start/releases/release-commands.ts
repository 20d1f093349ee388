import { parseArgs } from 'node:util';
import { gitPatch } from '../../../definitions/cli/git-patch.ts';
import { readTexts } from '../../../definitions/file-texts.ts';
import { berlinMidnight, isIsoDate } from '../../../shared/dates.ts';
import { readFiles } from '../../modules/releases/definition-file.repository.ts';
import {
  differencesFrom,
  inForce,
  insistOnExported,
  insistOnStaffId,
  newDraft,
  writeDraft,
} from '../../modules/releases/draft.service.ts';
import { applied } from '../../modules/releases/manifest.ts';
import { publish, submit } from '../../modules/releases/publish.service.ts';
import { findNumber, lastReleases } from '../../modules/releases/release.repository.ts';
import type { ReleaseDeps } from '../../modules/releases/release-deps.ts';
import { stepsOf } from '../../modules/releases/release-log.repository.ts';
import { ReleaseRefused, refuse } from '../../modules/releases/release-refused.ts';
import { rollBack } from '../../modules/releases/roll-back.service.ts';
import { releaseById, step } from '../../modules/releases/step.service.ts';
import { exportInto } from './export-release.ts';
import { digestLine, releaseLine, stepLine, verdictLines } from './release-lines.ts';

/** What a command is given: the database of the servers, and a folder with definitions. */
export interface CommandDeps extends ReleaseDeps {
  folder: string;
}

interface Asked {
  /** The number after the command; NaN where there is none. */
  id: number;
  by: string;
  reason: string;
  /** Of what was read. */
  digest: string;
  from: Date | undefined;
  until: Date | undefined;
  /** Files may be again what the program came with. */
  takesBack: boolean;
}

type Command = (deps: CommandDeps, asked: Asked) => Promise<string>;

/** A day begins in Berlin; a moment says its own zone. @throws ReleaseRefused */
function timeOf(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  if (isIsoDate(text)) return berlinMidnight(text);
  const time = new Date(/[Z+]/.test(text) ? text : Number.NaN);
  return Number.isNaN(time.getTime())
    ? refuse(`"${text}" is neither a day (2027-01-31) nor a moment (2027-01-31T10:00Z).`)
    : time;
}

const propose: Command = async (deps, { id, by, reason, takesBack }) => {
  const files = await differencesFrom(deps.db, await readTexts(deps.folder));
  if (!takesBack) await insistOnExported(deps.db, files);
  const written = Number.isNaN(id) ? await newDraft(deps, { by, reason, files }) : id;
  if (written === id) await writeDraft(deps, id, { by, files });
  const release = await submit(deps, written, { by }).catch((error: unknown) => {
    if (!(error instanceof ReleaseRefused)) throw error;
    return refuse(...error.sentences, `Change set ${written} stays a draft.`);
  });
  return [...verdictLines(release), `Change set ${written} waits for a person who approves it.`].join('\n');
};

const simple =
  (type: 'sentBack' | 'withdrawn'): Command =>
  async (deps, { id, by, reason }) => {
    insistOnStaffId(by);
    return releaseLine(await step(deps, id, { type }, { by, note: reason || undefined }));
  };

const approve: Command = async (deps, { id, by, reason, digest }) => {
  insistOnStaffId(by);
  if (digest === '') refuse(`Say what you read with --digest: npm run rules -- diff ${id} begins with it.`);
  const event = { type: 'approved', by, digest } as const;
  return releaseLine(await step(deps, id, event, { by, note: [digest, reason].join(' ').trim() }));
};

const publishOne: Command = async (deps, { id, by, from, until }) => {
  insistOnStaffId(by);
  if (from) return releaseLine(await step(deps, id, { type: 'scheduled', from, until }, { by }));
  return `Release ${await publish(deps, id, { by, until })} is in force.`;
};

const list: Command = async ({ db }, { id }) => {
  if (Number.isNaN(id)) return (await lastReleases(db, 20)).map(releaseLine).join('\n');
  const release = await releaseById(db, id);
  const steps = (await stepsOf(db, id)).map(stepLine);
  return [releaseLine(release), digestLine(release), ...steps, ...verdictLines(release)].join('\n');
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

const exportOne: Command = async ({ db, folder }, { id }) => {
  const release = Number.isNaN(id) ? await inForce(db) : await findNumber(db, id);
  if (!release?.files) return refuse(`There is no release ${id}.`);
  const count = await exportInto(folder, await readFiles(db, release.files));
  return `${count} files of release ${release.number} were written into ${folder} or deleted there.`;
};

/** The commands that work on the releases in the database, by name. */
const commands: Readonly<Record<string, Command>> = {
  releases: list,
  propose,
  approve,
  'send-back': simple('sentBack'),
  withdraw: simple('withdrawn'),
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

/** @throws ReleaseRefused where they cannot be read */
export function askedOf(args: string[]): Asked {
  const text = { type: 'string' } as const;
  const options = {
    ...{ by: text, reason: text, digest: text, from: text, until: text },
    'take-back': { type: 'boolean' },
  } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [first] = positionals;
  if (positionals.length > 1 || (first !== undefined && !/^\d{1,9}$/.test(first)))
    refuse('After the command stands the number of one change set or release.');
  return {
    id: first === undefined ? Number.NaN : Number(first),
    by: values.by ?? '',
    reason: values.reason ?? '',
    digest: values.digest ?? '',
    from: timeOf(values.from),
    until: timeOf(values.until),
    takesBack: values['take-back'] === true,
  };
}
