import { withLanguage } from '../../../shared/language.ts';
import type { PageSubject } from '../../../shared/page-record.ts';
import { dataBlock, firmData, type SubjectPlace } from './article-data.ts';

/**
 * A video as search engines read it: https://schema.org/VideoObject, a block of data like that of an article.
 * @returns HTML for the head; empty for pages that show no video
 */
export function videoData(
  { team, lang, publicUrl, path }: SubjectPlace,
  subject: PageSubject | undefined,
): string[] {
  if (!subject?.video) return [];
  const { publishedAt, picture, seconds, file, transcript } = subject.video;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name: subject.name,
    description: subject.description,
    uploadDate: publishedAt,
    duration: `PT${seconds}S`,
    inLanguage: lang,
    thumbnailUrl: [publicUrl + picture],
    contentUrl: publicUrl + file,
    transcript,
    mainEntityOfPage: publicUrl + withLanguage(lang, path),
    publisher: firmData(team, publicUrl),
  };
  return [dataBlock(data)];
}
