import { IconChevronRight } from '@tabler/icons-react';
import type { SearchHit } from '../../../shared/api/search.ts';
import { Link } from '../../components/link.tsx';
import styles from './hit-list.module.css';
import { MarkedText } from './marked-text.tsx';

interface Props {
  hits: readonly SearchHit[];
  /** The id of the heading above. */
  labelledBy?: string;
  label?: string;
}

/** Results, each with the part of its text that fits best. */
export function HitList({ hits, labelledBy, label }: Props) {
  return (
    <ul className={styles.hits} aria-labelledby={labelledBy} aria-label={label} data-quoted>
      {hits.map((hit) => (
        <li key={hit.path}>
          <Hit hit={hit} />
        </li>
      ))}
    </ul>
  );
}

function Hit({ hit: { path, title, note, extract } }: { hit: SearchHit }) {
  return (
    <Link to={path} className={styles.hit}>
      <IconChevronRight className={styles.go} size={20} aria-hidden="true" />
      <span className={styles.name}>
        <MarkedText pieces={title} />
      </span>
      {note === null ? null : <span className={styles.note}>{note}</span>}
      <span className={styles.extract}>
        <MarkedText pieces={extract} />
      </span>
    </Link>
  );
}
