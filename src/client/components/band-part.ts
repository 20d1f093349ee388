// biome-ignore-all assist/source/organizeImports: the composition's rules follow those that they change.
import band from './band.module.css';
import composition from 'virtual:band.module.css';

/** The class names of a part: the common ones of all bands, then those of this brand's composition (`bands/`). */
export function bandPart(name: string): string {
  return [band[name], composition[name]].filter(Boolean).join(' ');
}
