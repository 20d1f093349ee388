import type { StaffLang } from '../../shared/staff-words.ts';
import { type DraftState, judgedNow, textInDraft } from '../editor/draft-state.ts';
import { Faults } from '../editor/faults.tsx';
import { saidAt } from '../editor/faults-at.ts';
import { textAt, withText } from '../editor/json-edit.ts';
import { JsonPane } from '../json/json-pane.tsx';
import { type Comparison, type ComparisonKind, isNegative } from './comparison.ts';
import './comparisons.css';
import type { PlacedComparison } from './placed-comparison.ts';
import { comparisonWords } from './words.ts';

interface Props {
  lang: StaffLang;
  state: DraftState;
  /** Where it stands among those of its field, counted from 1. */
  n: number;
  placed: PlacedComparison;
  /** The file that it stands in. */
  file: string;
  kinds: readonly ComparisonKind[];
  /** The fields that may be compared with, by name. */
  labels: ReadonlyMap<string, string>;
  onText(path: string, text: string): void;
  onComparison(made: Comparison): void;
  onRemove(): void;
}

/** One comparison: how, and with which field. */
export function ComparisonRow(props: Props) {
  const { lang, state, n, placed, file, kinds, labels, onText, onComparison, onRemove } = props;
  const { kind, other, at, keyword } = placed;
  const words = comparisonWords[lang];
  const text = textInDraft(state, file) ?? '';
  // At the field itself nothing asks whether the other one is filled in, as "different" needs it.
  const possible = kinds.filter(
    (one) => keyword === undefined || isNegative({ kind: one, other }) === isNegative(placed),
  );
  const place = keyword === undefined ? at : [...at, keyword];
  return (
    <>
      <div className="comparison">
        <select
          aria-label={words.kind(n)}
          value={kind}
          // One of the options below.
          onChange={(event) => onComparison({ kind: event.target.value as ComparisonKind, other })}
        >
          {[...new Set([kind, ...possible])].map((one) => (
            <option key={one} value={one}>
              {words.kinds[one]}
            </option>
          ))}
        </select>
        <select
          aria-label={words.other(n)}
          value={other}
          onChange={(event) => onComparison({ kind, other: event.target.value })}
        >
          {[...new Set([other, ...labels.keys()])].map((name) => (
            <option key={name} value={name}>
              {labels.get(name) ?? name}
            </option>
          ))}
        </select>
        <button type="button" className="small" aria-label={words.remove(n)} onClick={onRemove}>
          ×
        </button>
      </div>
      <Faults sentences={saidAt(lang, judgedNow(state)?.faults ?? [], file, place)} />
      {keyword === undefined && (
        <details>
          <summary>{words.asJson}</summary>
          <JsonPane
            {...{ lang, file, at }}
            label={`${words.asJson} ${n}: ${file}`}
            text={textAt(text, at) ?? ''}
            onText={(made) => onText(file, withText(text, at, made))}
          />
        </details>
      )}
    </>
  );
}
