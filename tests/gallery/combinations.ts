import type { Lang } from '../../src/shared/form-script.ts';
import type { TeamId } from '../../src/shared/teams.ts';
import { teamIds } from '../support/team-ids.ts';
export type Theme = 'dark' | 'light';

/** A way to look at a screen. */
export interface Combination {
  team: TeamId;
  theme: Theme;
  lang: Lang;
  width: number;
}

const themes: Theme[] = ['dark', 'light'];
const langs: Lang[] = ['de', 'tr'];
const widths = [360, 1280];

/**
 * The looks of the nth screen: one for each brand, in which every pair of theme, language and width occurs; the next
 * screen's are shifted, so that over four screens every brand meets every pair too.
 */
export function pairwise(screen: number): Combination[] {
  return teamIds.map((team, brand) => {
    const row = (brand + screen) % 4;
    const [theme, lang] = [row % 2, row >> 1];
    return {
      team,
      theme: themes[theme] ?? 'dark',
      lang: langs[lang] ?? 'de',
      width: widths[(theme + lang + screen) % 2] ?? 360,
    };
  });
}

/** Each theme with each language and width. */
export function everyLook(
  team: TeamId,
  ofThemes = themes,
  ofLangs = langs,
  ofWidths = widths,
): Combination[] {
  return ofThemes.flatMap((theme) =>
    ofLangs.flatMap((lang) => ofWidths.map((width) => ({ team, theme, lang, width }))),
  );
}

/** One of the nth screen's looks; another seed gives another one. */
export function oneOf(screen: number, seed: number): Combination {
  const looks = pairwise(screen);
  // A step that is coprime to four, so that neighbours get different brands.
  const look = looks[(Math.floor(screen / 4) + screen * 3 + seed) % looks.length];
  if (!look) throw new Error('A screen has no look.');
  return look;
}
