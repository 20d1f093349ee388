// biome-ignore-all assist/source/organizeImports: the composition's rules follow those that they change.
import hero from './hero.module.css';
import ticket from './hero-ticket.module.css';
import composition from 'virtual:hero.module.css';

/** A part's class names: what every brand's hero has, then what this brand's composition (`heroes/`) makes of it. */
export function heroPart(name: string): string {
  return [hero[name], ticket[name], composition[name]].filter(Boolean).join(' ');
}
