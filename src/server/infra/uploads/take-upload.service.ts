import type { Readable } from 'node:stream';
import type { TeamId } from '../../../shared/teams.ts';
import type { UploadRule, UploadType } from '../../../shared/uploads.ts';
import { httpProblem, problem } from '../../errors/problem.ts';
import { type Caller, spendsOf } from '../budgets/caller.ts';
import { spendNow } from '../budgets/spend.service.ts';
import type { AppDeps } from '../deps.ts';
import { OutOfReach } from '../ports/circuit-breaker.ts';
import type { ScanVerdict } from '../ports/scan/scan.ts';
import { contentType } from './content-type.ts';
import { safeFileName } from './file-name.ts';
import { readFile } from './read-file.ts';
import { strippedJpeg } from './strip-jpeg.ts';
import { strippedPng } from './strip-png.ts';
import { insertUpload, type StoredUpload, type UploadOwner } from './upload.repository.ts';
import { fileRefused, type UploadPlace, uploadField } from './upload-field.ts';
import { noRoom, requireWaitingRoom, waitingRoom } from './waiting-room.service.ts';

/** A file on its way in. */
export interface Arriving extends UploadPlace {
  team: TeamId;
  owner: UploadOwner;
  caller: Caller;
  /** As the browser calls it. */
  name: string;
  content: Readable;
  /** The bytes that the sender has announced; absent where it has not. */
  length: number | undefined;
}

/**
 * Takes a file that the field's rules allow: judged by its content, without what a picture says of its place and time,
 * scanned, and only then stored. It waits for a record to take it. What its announced length forbids is not read.
 * @throws Problem 1100 with the sentence at the field; 1124, 1129 no scan, 1132 no room, 408 too slow, 429 too many
 */
export async function takeUpload(deps: AppDeps, file: Arriving): Promise<StoredUpload> {
  const { rule } = uploadField(deps, file);
  if ((file.length ?? 0) > rule.maxBytes) throw fileRefused(deps, file, 'uploadSize');
  await requireWaitingRoom(deps, file.owner, file.length ?? 1);
  await spendNow(deps, 'upload', spendsOf('upload', file.caller));
  const read = await readFile(file.content, rule.maxBytes, deps.config.uploads);
  if (read === 'tooSlow') throw httpProblem(408);
  if (read === 'tooLarge') throw fileRefused(deps, file, 'uploadSize');
  const { type, content } = judged(deps, file, rule, read);
  const isScanned = await scanned(deps, file, content);
  return store(deps, file, { type, content, isScanned });
}

const stripped: Record<UploadType, (bytes: Buffer) => Buffer | undefined> = {
  'image/jpeg': strippedJpeg,
  'image/png': strippedPng,
  'application/pdf': (bytes) => bytes,
};

function judged(deps: AppDeps, file: Arriving, { types }: UploadRule, bytes: Buffer) {
  if (bytes.length === 0) throw fileRefused(deps, file, 'uploadEmpty');
  const type = contentType(bytes);
  if (type === undefined || !types.includes(type)) throw fileRefused(deps, file, 'uploadType');
  const content = stripped[type](bytes);
  if (content === undefined) throw fileRefused(deps, file, 'uploadBroken');
  return { type, content };
}

/** Whether something has looked into it; without a scanner, as in development, nothing has. */
async function scanned(deps: AppDeps, file: Arriving, content: Buffer): Promise<boolean> {
  const verdict = await deps.ports.scan.scan(content).catch((cause: unknown): ScanVerdict => {
    if (cause instanceof OutOfReach) throw problem(1129, { cause, retryAfter: 30 });
    throw cause;
  });
  if (verdict === 'infected') throw fileRefused(deps, file, 'uploadInfected');
  return verdict === 'clean';
}

async function store(
  deps: AppDeps,
  { team, owner, form, field, name: given }: Arriving,
  { type, content, isScanned }: { type: UploadType; content: Buffer; isScanned: boolean },
): Promise<StoredUpload> {
  const { waitHours } = deps.config.uploads;
  const now = deps.clock();
  const stored = {
    id: deps.random.id(),
    name: safeFileName(given, type),
    type,
    bytes: content.length,
    isScanned,
  };
  const expiresAt = new Date(now.getTime() + waitHours * 3_600_000);
  const isStored = await insertUpload(
    deps.db,
    { ...stored, team, owner, form, field, content, now, expiresAt },
    waitingRoom(deps),
  );
  if (!isStored) throw await noRoom(deps, owner);
  return stored;
}
