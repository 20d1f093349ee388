import type { ExampleOffer } from '../../shared/api/workbench-drafts.ts';
import { isRecord } from '../../shared/json-values.ts';
import type { StaffLang } from '../../shared/staff-words.ts';
import { type DraftState, textInDraft } from '../editor/draft-state.ts';
import type { DraftStore } from '../editor/draft-store.ts';
import { oneLine, valueAt, withItem } from '../editor/json-edit.ts';
import { textOfValue } from '../editor/typed-input.tsx';
import './making.css';
import { makingWords } from './words.ts';

interface Props {
  lang: StaffLang;
  store: DraftStore;
  state: DraftState;
}

/** Those of the last check that the files do not have yet; what was edited since changes nothing of them. */
export function openOffers(
  { judged }: Pick<DraftState, 'judged'>,
  textOf: (path: string) => string | undefined,
): ExampleOffer[] {
  const offers = judged?.view.faults.flatMap((fault) => fault.offers ?? []) ?? [];
  return offers.filter(({ file, list, entry }) => {
    const entries = valueAt(textOf(file) ?? '', [list]);
    const wanted = oneLine(JSON.parse(entry));
    return !Array.isArray(entries) || !entries.some((one) => oneLine(one) === wanted);
  });
}

/** Of a value so many characters are shown: one can be longer than the screen. */
const SHOWN = 60;

function shortened(text: string): string {
  return text.length > SHOWN ? `${text.slice(0, SHOWN)} … (${text.length})` : text;
}

/** What an example says, in words. */
function said(lang: StaffLang, { file, entry, list }: ExampleOffer): string {
  const words = makingWords[lang];
  const made: unknown = JSON.parse(entry);
  if (!isRecord(made)) return file;
  const [[pointer, value] = [file, made.value]] = isRecord(made.set) ? Object.entries(made.set) : [];
  const left = Array.isArray(made.remove) ? String(made.remove[0]) : undefined;
  const shown =
    left === undefined
      ? `${pointer} = ${shortened(JSON.stringify(textOfValue(value)))}`
      : `${left}: ${words.leftOut}`;
  return `${shown} ${list === 'valid' ? words.accepted : words.refused(String(made.rule))}`;
}

/** Examples that the last check found missing: a click puts one into its file, or all of them. */
export function Offers({ lang, store, state }: Props) {
  const words = makingWords[lang];
  const offers = openOffers(state, (path) => textInDraft(state, path));
  if (offers.length === 0) return null;
  const accept = async (taken: readonly ExampleOffer[]) => {
    await store.read([...new Set(taken.map(({ file }) => file))]);
    const made = new Map<string, string>();
    for (const { file, list, entry } of taken) {
      const text = made.get(file) ?? textInDraft(store.state(), file) ?? '';
      made.set(file, withItem(text, [list], JSON.parse(entry)));
    }
    store.edit(made);
  };
  return (
    <section className="card offers" aria-label={words.offers(offers.length)}>
      <h2>{words.offers(offers.length)}</h2>
      <p className="note">{words.offersText}</p>
      <button type="button" onClick={() => void accept(offers)}>
        {words.acceptAll}
      </button>
      <ul>
        {offers.map((offer) => (
          <li key={offer.file + offer.entry}>
            <span>{said(lang, offer)}</span>
            <button
              type="button"
              className="small"
              aria-label={words.accept(said(lang, offer))}
              onClick={() => void accept([offer])}
            >
              +
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
