import { type ComponentType, lazy } from 'react';
import { persistently } from './persistently.ts';

/**
 * A part of a page that loads when it is shown, also over a line that loses it for some seconds.
 * @param instead stands there where it cannot be loaded: by default nothing, and the page is there without it
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = () => null,
) {
  return lazy(() =>
    persistently(load)
      .catch(() => instead)
      .then((part) => ({ default: part })),
  );
}
