// biome-ignore-all assist/source/organizeImports: the composition's rules follow those that they change.
import poster from './poster.module.css';
import composition from 'virtual:poster.module.css';

/** The class names of a part: the common ones of all posters, then those of this brand's composition (`posters/`). */
export function posterPart(name: string): string {
  return [poster[name], composition[name]].filter(Boolean).join(' ');
}
