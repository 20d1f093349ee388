const LINK = /\[([^\]]+)\]\((\/[^)\s]*)\)/;

/** Words in which `[text](/path)` is a link to a page of ours, opened beside the form so that nothing typed is lost. */
export function LinkedText({ text }: { text: string }) {
  const link = LINK.exec(text);
  if (link === null) return text;
  const [source, words, path] = link;
  return (
    <>
      {text.slice(0, link.index)}
      <a href={path} target="_blank" rel="noopener">
        {words}
      </a>
      <LinkedText text={text.slice(link.index + source.length)} />
    </>
  );
}
