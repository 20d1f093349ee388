// biome-ignore-all assist/source/organizeImports: the composition's rules follow those that they change.
import hero from './hero.module.css';
import ticket from './hero-ticket.module.css';
import composition from 'virtual:hero.module.css';

/** The class names of a part: the common ones of all heroes, then those of this brand's composition (`heroes/`). */
export function heroPart(name: string): string {
  return [hero[name], ticket[name], composition[name]].filter(Boolean).join(' ');
}
