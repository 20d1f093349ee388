/** What is wrong at a place, a sentence each. */
export function Faults({ id, sentences }: { id?: string; sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <ul className="faults" {...{ id }}>
      {[...new Set(sentences)].map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
