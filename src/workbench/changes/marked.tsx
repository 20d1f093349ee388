import { diffWordsWithSpace } from 'diff';

interface Props {
  before: string;
  after: string;
  side: 'before' | 'after';
}

/** What takes longer is another text as a whole. */
const LIMITS = { timeout: 200 };

/** One of two texts, with the words marked that the other one does not have. */
export function Marked({ before, after, side }: Props) {
  const parts = diffWordsWithSpace(before, after, LIMITS);
  const own = side === 'before' ? before : after;
  if (!parts) return side === 'before' ? <del>{own}</del> : <ins>{own}</ins>;
  let from = 0;
  return parts.map(({ value, added, removed }) => {
    if (side === 'before' ? added : removed) return null;
    const key = from;
    from += value.length;
    if (removed) return <del key={key}>{value}</del>;
    return added ? <ins key={key}>{value}</ins> : <span key={key}>{value}</span>;
  });
}
