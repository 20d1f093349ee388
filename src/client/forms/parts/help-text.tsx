import { useFormState } from '../state/form-context.ts';

/** The help of a field. Where it names a computed value, it follows what is typed. */
export function HelpText({ text }: { text: string }) {
  return text.includes('{') ? <LiveText text={text} /> : text;
}

/** Words with computed values in them, said again by a screen reader when they change. */
function LiveText({ text }: { text: string }) {
  const filled = useFormState(({ script, value }) => script.fill(text, value));
  return <span aria-live="polite">{filled}</span>;
}
