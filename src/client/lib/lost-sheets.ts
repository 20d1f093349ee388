/** The HTML names parts of the page's own sheet as well, disabled, so that they are not asked for (decision 085). */
const isOfStyles = (target: unknown): target is HTMLLinkElement =>
  target instanceof HTMLLinkElement && target.matches('[rel="stylesheet"]:not([disabled])');

const lost = new Set<HTMLLinkElement>();
if (!import.meta.env.SSR) {
  // Scripts run when the style sheets of the HTML have come or failed; of later ones the event tells.
  for (const link of document.querySelectorAll('link')) if (isOfStyles(link) && !link.sheet) lost.add(link);
  addEventListener('error', ({ target }) => isOfStyles(target) && lost.add(target), true);
}

/** Asks again for style sheets that did not come: the build's loader of parts asks for each of them once. */
export async function loadLostSheets(): Promise<void> {
  await Promise.all([...lost].map(loadedAgain));
}

function loadedAgain(link: HTMLLinkElement): Promise<void> {
  const { rel, href, crossOrigin, integrity } = link;
  lost.delete(link);
  const again = Object.assign(document.createElement('link'), { rel, href, crossOrigin, integrity });
  link.replaceWith(again);
  return new Promise((resolve, reject) => {
    again.onload = () => resolve();
    again.onerror = reject;
  });
}
