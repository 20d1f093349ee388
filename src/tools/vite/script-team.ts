import type { Lang } from '../../shared/language.ts';
import type { ScriptTeam, Team } from '../../shared/team.ts';

/**
 * What scripts read of a brand: each first page carries it. Colours, corners, shadows and times are CSS; services are named
 * by the server, with the page; so is the description.
 */
export function scriptTeam({ words, looks, ...team }: Team): ScriptTeam {
  const { id, name, shortName, shortDial, mailbox, hotline, social, appStores } = team;
  const { pattern, hero, jersey } = looks;
  const { displayWeight, displayCase } = looks.type;
  const wordsIn = (lang: Lang) => {
    const { title, heroTitle, heroText } = words[lang];
    return { title, heroTitle, heroText };
  };
  return {
    ...{ id, name, shortName, shortDial, mailbox, hotline, social, appStores },
    looks: { pattern, hero, jersey, type: { displayWeight, displayCase } },
    words: { de: wordsIn('de'), tr: wordsIn('tr') },
  };
}
