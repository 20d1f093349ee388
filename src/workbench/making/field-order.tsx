import { useId } from 'react';
import type { StaffLang } from '../../shared/staff-words.ts';
import { type JsonPath, valueAt, withItem, withValue } from '../editor/json-edit.ts';
import { makingWords } from './words.ts';

interface Props {
  lang: StaffLang;
  /** The layout of a form, and where that of the section stands in it. */
  text: string;
  at: JsonPath;
  /** The fields of the section with their labels. */
  labels: ReadonlyMap<string, string>;
  onText(text: string): void;
}

/** The fields of a section in the order of the screen. */
export function FieldOrder({ lang, text, at, labels, onText }: Props) {
  const words = makingWords[lang];
  const place = [...at, 'ui:order'];
  const list = valueAt(text, place);
  const order = Array.isArray(list) ? list.map(String) : [];
  const labelOf = (name: string) => labels.get(name) ?? name;
  const left = [...labels.keys()].filter((name) => !order.includes(name));
  const id = useId();
  const idOf = (name: string, by: number) => `${id} ${name} ${by}`;
  const move = (index: number, by: number) => {
    const [name = ''] = order.slice(index, index + 1);
    const rest = order.toSpliced(index, 1);
    onText(withValue(text, place, rest.toSpliced(index + by, 0, name)));
    // The row is another node now, or at an end, where one of its buttons can do no more.
    requestAnimationFrame(() => {
      for (const way of [-by, by]) document.getElementById(idOf(name, way))?.focus();
    });
  };
  if (order.length + left.length < 2) return null;
  return (
    <section className="card order" aria-label={words.order}>
      <h3>{words.order}</h3>
      <ol>
        {order.map((name, i) => (
          <li key={name}>
            <span>{labelOf(name)}</span>
            <button
              id={idOf(name, -1)}
              type="button"
              className="small"
              disabled={i === 0}
              aria-label={words.up(labelOf(name))}
              onClick={() => move(i, -1)}
            >
              ↑
            </button>
            <button
              id={idOf(name, 1)}
              type="button"
              className="small"
              disabled={i === order.length - 1}
              aria-label={words.down(labelOf(name))}
              onClick={() => move(i, 1)}
            >
              ↓
            </button>
          </li>
        ))}
        {left.map((name) => (
          <li key={name}>
            <span>
              {labelOf(name)} <em className="bad">{words.notPlaced}</em>
            </span>
            <button
              type="button"
              className="small"
              aria-label={words.place(labelOf(name))}
              onClick={() => onText(withItem(text, place, name))}
            >
              +
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
