/** What the server names beside a drawn page: the scripts that take it over. */
interface Next {
  main: string;
  /** Of the main script (Subresource Integrity). */
  integrity: string;
  /** The other scripts of the page. */
  others: string[];
}

/** A page that cannot get its scripts is loaded again, a few times in a visit. */
const RELOADS = 'fanline.reloads';
const MOST_RELOADS = 5;
const RELOAD_AFTER_MS = 3_000;
const LONGEST_WAIT_MS = 3_000;

const root = document.getElementById('root');
const isDrawn = () => root?.hasAttribute('data-drawn') === true;

/** After the first picture of the page: before, the scripts would take the line from fonts and styles. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    // The second frame begins when the first one was shown.
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    setTimeout(resolve, LONGEST_WAIT_MS);
  });
}

function preload(address: string, integrity = ''): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = address;
  link.integrity = integrity;
  link.crossOrigin = '';
  document.head.append(link);
}

async function loadScripts(): Promise<void> {
  const next: Next = JSON.parse(document.getElementById('next')?.textContent ?? '{}');
  preload(next.main, next.integrity);
  for (const address of next.others) preload(address);
  await import(/* @vite-ignore */ next.main);
}

function reloadLater(): void {
  const reloads = Number(sessionStorage.getItem(RELOADS) ?? 0);
  if (reloads >= MOST_RELOADS) return;
  sessionStorage.setItem(RELOADS, String(reloads + 1));
  setTimeout(() => window.location.reload(), RELOAD_AFTER_MS);
}

/** A button that is pressed before its script is there is pressed again when it is. */
function holdPresses(): void {
  let held: HTMLElement | null = null;
  const hold = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button || !isDrawn()) return;
    event.preventDefault();
    event.stopPropagation();
    held = button;
  };
  const release = () => {
    if (isDrawn()) return;
    observer.disconnect();
    document.removeEventListener('click', hold, true);
    sessionStorage.removeItem(RELOADS);
    if (held?.isConnected) held.click();
  };
  const observer = new MutationObserver(release);
  document.addEventListener('click', hold, true);
  if (root) observer.observe(root, { attributeFilter: ['data-drawn'] });
}

holdPresses();
painted().then(loadScripts).catch(reloadLater);
