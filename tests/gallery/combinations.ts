import { type Lang, langs } from '../../src/shared/language.ts';
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
  ofLangs: readonly Lang[] = langs,
  ofWidths = widths,
): Combination[] {
  return ofThemes.flatMap((theme) =>
    ofLangs.flatMap((lang) => ofWidths.map((width) => ({ team, theme, lang, width }))),
  );
}

/** A screen opened once, in a brand and a language, and looked at in some themes and widths. */
export interface Sight extends Pick<Combination, 'team' | 'lang'> {
  looks: Pick<Combination, 'theme' | 'width'>[];
}

/**
 * The nth screen in one brand and language, in both themes and both widths: over the screens every pair of brand,
 * theme, language and width occurs, and over four seeds in a row each screen meets every brand.
 */
export function seededSight(screen: number, seed: number): Sight {
  const { team, lang, theme, width } = oneOf(screen, seed);
  const [otherTheme, otherWidth] = [themes.find((one) => one !== theme), widths.find((one) => one !== width)];
  const other = { theme: otherTheme ?? theme, width: otherWidth ?? width };
  return { team, lang, looks: [{ theme, width }, other] };
}

/** Every combination there is: each brand and language, in each theme and width. */
export function everySight(): Sight[] {
  const looks = themes.flatMap((theme) => widths.map((width) => ({ theme, width })));
  return teamIds.flatMap((team) => langs.map((lang) => ({ team, lang, looks })));
}

/** One of the nth screen's looks; another seed gives another one. */
export function oneOf(screen: number, seed: number): Combination {
  const looks = pairwise(screen);
  // A step that is coprime to four, so that neighbours get different brands.
  const look = looks[(Math.floor(screen / 4) + screen * 3 + seed) % looks.length];
  if (!look) throw new Error('A screen has no look.');
  return look;
}
