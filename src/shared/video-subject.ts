import type { Video } from './api/videos.ts';
import type { PageSubject } from './page-record.ts';

/** The subject of a video's page, from the answer of `GET /api/video`. */
export function videoSubject({ video }: { video: Video }): PageSubject {
  const { title, slug, teaser, publishedAt, poster, seconds, file, transcript } = video;
  return {
    name: title,
    params: { id: slug },
    description: teaser,
    video: {
      publishedAt,
      picture: poster.url,
      seconds,
      file: file.url,
      transcript: transcript.map(({ text }) => text).join(' '),
    },
  };
}
