import { type KeyboardEvent, useState } from 'react';

const STEPS = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
]);

function contains(text: string, part: string): boolean {
  return text.toLocaleLowerCase().includes(part.trim().toLocaleLowerCase());
}

/** The list under a text field: which suggestions it shows, whether it is open, and which one the keys have reached. */
export function useSuggestionList(values: readonly string[], value: string, pick: (value: string) => void) {
  const [isWanted, setWanted] = useState(false);
  const [isTyped, setTyped] = useState(false);
  const [active, setActive] = useState(-1);
  const shown = isTyped ? values.filter((one) => contains(one, value)) : values;
  const isChosen = shown.length === 1 && shown[0] === value;
  const isOpen = isWanted && shown.length > 0 && !isChosen;

  const show = (wanted: boolean) => {
    setWanted(wanted);
    setActive(-1);
  };
  const take = (chosen: string) => {
    pick(chosen);
    setTyped(false);
    show(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS.get(event.key);
    const chosen = shown[active];
    if (step !== undefined && shown.length > 0) {
      setWanted(true);
      // Before the first key nothing is reached: down begins at the first, up at the last.
      setActive(active < 0 && step < 0 ? shown.length - 1 : (active + step + shown.length) % shown.length);
    } else if (event.key === 'Enter' && isOpen && chosen !== undefined) take(chosen);
    else if (event.key === 'Escape' && isOpen) show(false);
    else return;
    event.preventDefault();
  };
  const onFocus = () => {
    setTyped(false);
    show(!values.includes(value));
  };
  const onType = () => {
    setTyped(true);
    show(true);
  };
  return { shown, isOpen, active, take, onKeyDown, onFocus, onType, onBlur: () => show(false) };
}
