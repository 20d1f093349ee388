import { openStatuses } from '../../../shared/states/release.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { linkState, signedQuery } from '../../infra/pdf/signed-query.ts';
import { findRelease } from '../releases/release.repository.ts';
import { refuse } from '../releases/release-refused.ts';
import { releaseById } from '../releases/step.service.ts';

/** A link to a draft opens its preview for so long. */
const LINK_SECONDS = 7 * 24 * 3600;

export const SHARED_PATH = '/workbench/shared';

type Deps = Pick<AppDeps, 'config' | 'clock' | 'db'>;

/** What is signed: the preview of one draft, and nothing else. */
const thingOf = (id: number) => `draft preview:${id}`;

const TOKEN = /^([1-9]\d{0,8})\.([1-9]\d{9})\.([\w-]{43})$/;

interface DraftLink {
  token: string;
  until: Date;
}

/**
 * A link to the preview of a draft, for every person who has it.
 * @throws ReleaseRefused where there is nothing to be shown any more
 */
export async function draftLink(deps: Deps, id: number): Promise<DraftLink> {
  const { status } = await releaseById(deps.db, id);
  if (!openStatuses.includes(status)) refuse(`Change set ${id} is ${status}: it is no draft any more.`);
  const query = new URLSearchParams(signedQuery(deps, thingOf(id), LINK_SECONDS));
  const expires = Number(query.get('expires'));
  return { token: [id, expires, query.get('signature')].join('.'), until: new Date(expires * 1000) };
}

/** Why a link opens nothing. */
export type LinkFault = 'unknown' | 'over' | 'ended';

/** What a link opens, and for how long. */
interface Opened {
  id: number;
  until: Date;
}

/**
 * The draft that a link opens, as it is saved now. One that was published or withdrawn is not shown any more, and no state of
 * a draft leads back from there.
 */
export async function openedBy(deps: Deps, token: string): Promise<Opened | LinkFault> {
  const [, id = '', expires = '', signature = ''] = TOKEN.exec(token) ?? [];
  const state = linkState(deps, thingOf(Number(id)), { expires: Number(expires), signature });
  if (state !== 'valid') return state;
  const release = await findRelease(deps.db, Number(id));
  if (!release) return 'unknown';
  if (!openStatuses.includes(release.status)) return 'ended';
  return { id: release.id, until: new Date(Number(expires) * 1000) };
}
