import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { itemFaults, type VideoItem } from '../../../src/server/modules/videos/video-item.ts';
import { langs } from '../../../src/shared/language.ts';
import { teamIds } from '../../../src/shared/teams.ts';
import { ROOT } from '../../support/definitions.ts';

const read = (file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
const schema = read('schemas/import/videos.import.json');
const isValid = new Ajv({ strict: true }).compile(schema);
const clips: string[] = schema.items.properties.clip.enum;

const shared: VideoItem[] = read('teams/content/videos.json');
/** A brand may have none of its own yet; those of all brands it has in any case. */
const own = (team: string): VideoItem[] => {
  const file = `teams/content/${team}/videos.json`;
  return existsSync(join(ROOT, file)) ? read(file) : [];
};
const [example] = shared;

/** Characters that people read in a second; subtitles in German use up to 17, ours have four more for short words. */
const READ_IN_A_SECOND = 21;

/** Seconds, from the head of an MP4 file (ISO 14496-12, `mvhd`). */
function lengthOf(file: Buffer): number {
  const head = file.indexOf('mvhd') + 4;
  return file.readUInt32BE(head + 16) / file.readUInt32BE(head + 12);
}

describe.each(teamIds)('the videos of %s', (team) => {
  const videos = [...shared, ...own(team)];

  it('are valid by their schema and by the rules of the import', () => {
    for (const file of [shared, own(team)]) {
      isValid(file);
      expect(isValid.errors).toBeNull();
      expect(itemFaults(file)).toEqual([]);
    }
  });

  it('show each clip once, and each has names of its own', () => {
    expect(videos.map(({ clip }) => clip).sort()).toEqual([...clips].sort());
    for (const name of ['slug', 'externalId', 'publishedAt'] as const)
      expect(new Set(videos.map((one) => one[name])).size).toBe(videos.length);
  });

  it('have a clip of some seconds that the browser can begin at once, and a poster', () => {
    for (const { clip, seconds } of videos) {
      const file = readFileSync(join(ROOT, `public/images/${team}/videos/${clip}.mp4`));
      expect(file.length, clip).toBeLessThanOrEqual(400_000);
      expect(lengthOf(file), clip).toBeCloseTo(seconds, 1);
      expect(file.indexOf('moov'), clip).toBeLessThan(file.indexOf('mdat'));
      expect(file.includes('avc1'), clip).toBe(true);
      expect(file.includes('soun'), clip).toBe(false);
      const poster = readFileSync(join(ROOT, `public/images/${team}/videos/${clip}.svg`), 'utf8');
      expect(poster.length, clip).toBeLessThanOrEqual(13_000);
      expect(poster, clip).not.toMatch(/<text|<script|NaN|undefined/);
    }
  });

  it('are whole in both languages, and their captions can be read in time', () => {
    for (const { words, captions, slug } of videos) {
      expect(words.tr.title, slug).not.toBe(words.de.title);
      for (const { from, to, ...text } of captions)
        for (const lang of langs)
          expect(text[lang].length / (to - from), text[lang]).toBeLessThanOrEqual(READ_IN_A_SECOND);
    }
  });
});

describe('a file of videos', () => {
  const caption = example?.captions[0];
  it.each([
    ['a slug in capitals', { slug: 'Netz' }],
    ['a moment of another zone', { publishedAt: '2026-02-26T08:30:00+01:00' }],
    ['a clip from elsewhere', { clip: '../logo' }],
    ['no Turkish words', { words: { de: example?.words.de } }],
    ['no captions', { captions: [] }],
    ['a caption in one language', { captions: [{ from: 0, to: 3, de: 'Eins.' }] }],
    ['a caption on two lines', { captions: [{ ...caption, tr: 'Bir\n\niki' }] }],
    ['a time before the beginning', { captions: [{ ...caption, from: -1 }] }],
    ['half a second more', { seconds: 12.5 }],
    ['a field of its own', { url: 'https://video.example' }],
  ])('cannot have %s', (_, change) => {
    expect(isValid([{ ...example, ...change }])).toBe(false);
  });
});
