import type { NextScripts } from '../shared/page-start.ts';
import { askEarly } from './lib/ask-early.ts';

/** Scripts that the line has lost are asked for again, without a new page: what was typed stays. */
const TRIES = 6;
const TRY_AFTER_MS = 3_000;
/** A browser that remembers what it could not load needs a new page, once in a visit. */
const RELOADED = 'fanline.reloaded';
const LONGEST_WAIT_MS = 3_000;

const root = document.getElementById('root');
const isDrawn = () => root?.hasAttribute('data-drawn') === true;

/** Resolves when the next picture of the page has been shown: the second frame from now begins then. */
function pictureShown(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    setTimeout(resolve, LONGEST_WAIT_MS);
  });
}

/** Resolves when words or pictures are on the screen. A frame can pass before that, while the text waits for its font. */
function contentShown(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) resolve();
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint')[0]) resolve();
    }).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, LONGEST_WAIT_MS);
  });
}

function preload(address: string, integrity?: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = address;
  if (integrity) link.integrity = integrity;
  link.crossOrigin = '';
  document.head.append(link);
}

const next: NextScripts = JSON.parse(document.getElementById('next')?.textContent ?? '{}');

async function loadOnce(): Promise<void> {
  preload(next.main, next.integrity);
  // Each is asked for, and evaluated, in a task of its own: in one piece they would hold up a slow phone.
  for (const address of [...next.below, ...next.others]) setTimeout(preload, 0, address);
  for (const address of [...next.below, next.main]) await import(/* @vite-ignore */ address);
}

function loadScripts(tries = TRIES): Promise<void> {
  return loadOnce().catch(async (reason: unknown) => {
    if (tries === 1) throw reason;
    await new Promise((resolve) => setTimeout(resolve, TRY_AFTER_MS));
    return loadScripts(tries - 1);
  });
}

const FIELDS = 'input, textarea, select';
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: unknown): target is Field => target instanceof Element && target.matches(FIELDS);

const isTicked = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);

const contentOf = (field: Field) => (isTicked(field) ? field.checked : field.value);

/** What the server drew in the field. */
function drawnContent(field: Field): string | boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].find(({ defaultSelected }) => defaultSelected)?.value ?? field.value;
  return isTicked(field) ? field.defaultChecked : field.defaultValue;
}

/** Tells React what a visitor gave a field that it took over: it knows only what the server drew. */
function tellAgain(field: Field, content: string | boolean): void {
  if (isTicked(field)) {
    field.checked = !content;
    field.click();
    return;
  }
  // Files cannot be set, and React does not compare them.
  if (field.type !== 'file') setPastReact(field, String(content));
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** React compares with the value that was set last through the element itself; the prototype's setter goes past it. */
function setPastReact(field: Field, value: string): void {
  if (!(field instanceof HTMLSelectElement)) field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}

interface Held {
  /** Something was typed, chosen or pressed. */
  isTouched: () => boolean;
  /** Ends the waiting: what is pressed does what it does without scripts, such as to send a plain form. */
  letGo: () => void;
}

/** What is typed, chosen and pressed before the scripts are there is told to them when they are. */
function holdInput(): Held {
  const given = new Map<Field, string | boolean>();
  let pressed: HTMLButtonElement | undefined;
  const note = ({ target }: Pick<Event, 'target'>) => {
    if (isDrawn() && isField(target)) given.set(target, contentOf(target));
  };
  const hold = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button || !isDrawn()) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = button;
  };
  const end = () => {
    observer.disconnect();
    document.removeEventListener('input', note, true);
    document.removeEventListener('click', hold, true);
  };
  const release = () => {
    end();
    sessionStorage.removeItem(RELOADED);
    for (const [field, content] of given) if (field.isConnected) tellAgain(field, content);
    // The page first settles with what the fields hold: it may write its place into the address.
    void pictureShown().then(() => pressed?.isConnected && pressed.click());
  };
  const observer = new MutationObserver(() => isDrawn() || release());
  for (const target of document.querySelectorAll<Field>(FIELDS))
    if (contentOf(target) !== drawnContent(target)) note({ target });
  document.addEventListener('input', note, true);
  document.addEventListener('click', hold, true);
  if (root) observer.observe(root, { attributeFilter: ['data-drawn'] });
  return {
    isTouched: () => given.size > 0 || pressed !== undefined,
    letGo: () => {
      end();
      // A form without an address takes no plain post.
      if (pressed?.isConnected && pressed.form?.hasAttribute('action') !== false) pressed.click();
    },
  };
}

/** The scripts are lost: the browser goes on without them, or with a new page where nothing would be lost with this one. */
function goOnWithout({ isTouched, letGo }: Held): void {
  // A copy would come again with the same scripts; it says its age, and how it is loaded anew.
  const isCopy = document.getElementById('copy') !== null;
  if (isCopy || isTouched() || sessionStorage.getItem(RELOADED)) {
    letGo();
    return;
  }
  sessionStorage.setItem(RELOADED, '1');
  window.location.reload();
}

const held = holdInput();
try {
  if (next.early) askEarly(next.early);
} catch {
  // What is kept is no token; the session finds out.
}
// Before the first picture, the scripts would take the line from fonts and styles.
contentShown()
  .then(() => loadScripts())
  .catch(() => goOnWithout(held));
