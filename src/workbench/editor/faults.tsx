/** What is wrong at a place, a sentence each. */
export function Faults({ id, sentences }: { id?: string; sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <ul className="faults" {...{ id }}>
      {[...new Set(sentences)].map((sentence) => (
        <li key={sentence} tabIndex={-1}>
          {sentence}
        </li>
      ))}
    </ul>
  );
}

/** How often, and how long apart, a field is looked for that a link has just opened: its files may have to be read. */
const TRIES = 40;
const EACH_MS = 50;

/** Brings a sentence at its field into view and gives it the focus, as soon as it is there. */
export function showFault(sentence: string, tries = TRIES): void {
  const found = [...document.querySelectorAll<HTMLElement>('.faults > li')].find(
    ({ textContent }) => textContent === sentence,
  );
  if (!found) {
    if (tries > 0) setTimeout(() => showFault(sentence, tries - 1), EACH_MS);
    return;
  }
  found.scrollIntoView?.({ block: 'center' });
  found.focus({ preventScroll: true });
}
