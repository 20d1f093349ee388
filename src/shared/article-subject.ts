import type { MediaContent } from './api/media.ts';
import type { PageSubject } from './page-record.ts';

/** The subject of an article's page, from the answer of `GET /api/media-contents/:id`. */
export function articleSubject(payload: { content?: MediaContent }): PageSubject | undefined {
  const { content } = payload;
  return (
    content && {
      name: content.title,
      params: { id: content.slug },
      description: content.teaser,
      article: { publishedAt: content.publishedAt, picture: content.picture.url },
    }
  );
}
