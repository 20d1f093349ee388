import { type ComponentType, lazy } from 'react';

/**
 * A part of a page that loads when it is shown.
 * @param instead stands there where it cannot be loaded: by default nothing, and the page is there without it
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = () => null,
) {
  return lazy(() =>
    load()
      .catch(() => instead)
      .then((part) => ({ default: part })),
  );
}
