/** Gradients and patterns of one drawing of the stadium. A page can show two stadiums, and a name stands once in a page. */
export interface Paints {
  id: (name: string) => string;
  url: (name: string) => string;
}

/** What the parts of a scene need. */
export interface SceneProps {
  paints: Paints;
}

/** @param view each view of the stadium stands once in a page */
export function paintsOf(view: string): Paints {
  const id = (name: string) => `game-${view}-${name}`;
  return { id, url: (name) => `url(#${id(name)})` };
}
