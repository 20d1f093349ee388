import type { Lang } from '../../../shared/language.ts';
import type { StoredCaption } from './videos.repository.ts';

/** Captions as a track of a video, WebVTT (https://www.w3.org/TR/webvtt1/). */
export function webVtt(lang: Lang, captions: readonly StoredCaption[]): string {
  const cues = captions.map(({ from, to, text }) => `${time(from)} --> ${time(to)}\n${escaped(text)}\n`);
  return ['WEBVTT', `Language: ${lang}`, '', cues.join('\n')].join('\n');
}

/** Seconds as `00:00:03.500`. */
function time(seconds: number): string {
  return new Date(Math.round(seconds * 1000)).toISOString().slice(11, -1);
}

/** Without `<` no text is a tag, and without `>` none is the arrow between two times. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
