import type { Api } from '../../../shared/api/api.ts';
import type { PayloadOf } from '../../../shared/api/operation.ts';
import type { VideoTeaser } from '../../../shared/api/videos.ts';
import { type Lang, langs } from '../../../shared/language.ts';
import type { TeamId } from '../../../shared/teams.ts';
import { problem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { captionsOf, findVideo, listVideos, type StoredVideo } from './videos.repository.ts';
import { webVtt } from './web-vtt.ts';

interface Viewer {
  team: TeamId;
  lang: Lang;
}

/** More than a brand has; the bound keeps an answer small, whatever was imported. */
const MOST = 500;
const othersCount = 3;

/** The newest videos of a team, all by default. */
export async function videosFor(deps: AppDeps, viewer: Viewer, count = MOST): Promise<VideoTeaser[]> {
  const found = await listVideos(deps.db, audienceOf(deps, viewer), count);
  return found.map(teaserOf(viewer));
}

/**
 * A video with its file, captions and transcript, and the newest others.
 * @param idOrSlug undefined for the newest video
 * @throws Problem 1015 for an unknown video, and for one that is not published yet
 */
export async function videoFor(
  deps: AppDeps,
  viewer: Viewer,
  idOrSlug: string | undefined,
): Promise<PayloadOf<Api['GET /api/video']>> {
  const audience = audienceOf(deps, viewer);
  const newest = await listVideos(deps.db, audience, othersCount + 1);
  const video = idOrSlug === undefined ? newest[0] : await findVideo(deps.db, audience, idOrSlug);
  if (!video) throw problem(1015);
  const others = newest.filter(({ id }) => id !== video.id).slice(0, othersCount);
  return {
    video: {
      ...teaserOf(viewer)(video),
      file: { url: fileOf(viewer, `${video.clip}.mp4`), type: 'video/mp4' },
      captions: langs.map((lang) => ({ lang, url: `/api/video/captions?id=${video.id}&lang=${lang}` })),
      transcript: video.captions,
    },
    others: others.map(teaserOf(viewer)),
  };
}

/** @returns WebVTT @throws Problem 1015 for an unknown video, and for one that is not published yet */
export async function captionsFor(
  { db, clock }: AppDeps,
  { id, lang }: { id: string; lang: Lang },
): Promise<string> {
  const captions = await captionsOf(db, { lang, now: clock() }, id);
  if (!captions) throw problem(1015);
  return webVtt(lang, captions);
}

function audienceOf({ clock }: AppDeps, { team, lang }: Viewer) {
  return { team, lang, now: clock() };
}

/** The name begins with the brand: players send no header. */
function fileOf({ team }: Viewer, name: string): string {
  return `/api/files?fileName=${encodeURIComponent(`${team}/videos/${name}`)}`;
}

function teaserOf(viewer: Viewer) {
  return ({ id, slug, publishedAt, title, teaser, seconds, clip, alt }: StoredVideo): VideoTeaser => ({
    id,
    slug,
    publishedAt: publishedAt.toISOString(),
    title,
    teaser,
    seconds,
    poster: { url: `/images/${viewer.team}/videos/${clip}.svg`, alt },
  });
}
