import { everyVideo } from './listed-things.ts';
import type { PageRecord } from './page-record.ts';
import { videoSubject } from './video-subject.ts';

/** The pages of videos, see `pages.ts`. They are not kept for reading offline: a clip needs a connection. */
export const videoPages = {
  videos: {
    paths: ['/videos'],
    area: 'videos',
    words: ['content'],
    drawn: 'forAll',
    indexed: true,
    firstData: ['GET /api/video/list'],
  },
  video: {
    paths: ['/videos/:id'],
    file: 'videos',
    area: 'videos',
    words: ['content'],
    drawn: 'forAll',
    indexed: true,
    firstData: ['GET /api/video'],
    asks: { 'GET /api/video': ['id'] },
    subject: videoSubject,
    things: everyVideo,
  },
} as const satisfies Record<string, PageRecord>;
